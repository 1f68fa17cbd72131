/** The look of the page: no fonts, pictures or scripts from anywhere; light and dark by the reader's own setting. */

const LIGHT = `--paper:#faf8f3;--card:#fff;--ink:#1d1b22;--soft:#625d69;--line:#ddd7cb;--sins:#b4303c;--heroes:#1f6f9f;--band:#e9e4d8;
--w0:#99202f;--w1:#bd3d46;--w2:#e8958a;--w3:#f7cdbf;--w4:#f1eee6;--w5:#c5e1ee;--w6:#86bedb;--w7:#276f9c;--w8:#124c76;--loud:#fff;
--r0:#f6f3ea;--r1:#ece4f2;--r2:#dccde8;--r3:#c8b1da;--r4:#ad8fc7;--r5:#79599b`

const DARK = `--paper:#141218;--card:#1c1a21;--ink:#ece8e1;--soft:#a49dab;--line:#37333e;--sins:#f0757c;--heroes:#6db7e3;--band:#2d2a34;
--w0:#c93a47;--w1:#a32f3c;--w2:#762a36;--w3:#4f2630;--w4:#27252d;--w5:#1e394b;--w6:#1d5070;--w7:#1c6692;--w8:#1e76ad;--loud:#fff;
--r0:#211f27;--r1:#2b2635;--r2:#382f49;--r3:#493b61;--r4:#5c487b;--r5:#7a5fa3`

export const STYLE = `
:root{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-text-size-adjust:100%}
main,header,footer{max-width:1160px;margin:0 auto;padding:0 20px}
header{padding-top:44px}
h1,h2{font-family:Georgia,"Iowan Old Style","Noto Serif","DejaVu Serif",serif;font-weight:600;letter-spacing:-.01em;line-height:1.2}
h1{font-size:clamp(30px,5vw,44px);margin:0 0 6px}
h2{font-size:24px;margin:0 0 6px}
.lead{color:var(--soft);margin:0;max-width:70ch}
code{font:0.92em ui-monospace,"Cascadia Mono","DejaVu Sans Mono",monospace}
a{color:var(--heroes)}
nav{margin:18px 0 0;display:flex;flex-wrap:wrap;gap:6px 18px}
section{margin:52px 0 0}
.intro,.note{color:var(--soft);max-width:75ch;margin:0 0 14px}
.note{font-size:13px;margin:8px 0 0}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(190px,1fr));gap:12px;margin:26px 0 0;padding:0}
.figures div{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px 16px}
.figures dt{color:var(--soft);font-size:13px}
.figures dd{margin:0;font-size:30px;font-weight:650;line-height:1.25;font-variant-numeric:tabular-nums}
.figures dd small{display:block;font-size:13px;font-weight:400;color:var(--soft)}
.scroll{position:relative;overflow-x:auto;border-radius:10px}
.scroll:focus-visible{outline:2px solid var(--heroes);outline-offset:2px}
table{border-collapse:separate;border-spacing:0;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);font-size:13px;padding:0 0 6px;caption-side:top}
th{font-weight:500;text-align:left}
.heat{border-spacing:3px;width:100%;min-width:760px}
.heat td{text-align:center;border-radius:6px;padding:5px 4px 4px;min-width:62px;line-height:1.15;position:relative}
.heat td b{font-size:17px;font-weight:650}
.heat td i{font-style:normal;font-size:9px;position:absolute;top:4px;right:5px}
.heat small{display:block;font-size:11px;opacity:.86;white-space:nowrap}
.heat thead th{text-align:center;font-size:13px;color:var(--soft)}
.heat thead tr:first-child th{font-size:15px;color:var(--ink)}
.heat thead th:first-child[rowspan]{text-align:left;vertical-align:bottom;font-size:13px;color:var(--soft)}
.heat tbody th,.heat tfoot th{padding-right:10px;white-space:nowrap}
.heat tr:not(.story)>th:first-child{position:sticky;left:0;z-index:1;background:var(--paper)}
.heat .story th{font-size:12px;color:var(--soft);padding-top:9px;letter-spacing:.02em}
.heat td.first{border-left:6px solid transparent;background-clip:padding-box;border-radius:12px 6px 6px 12px/6px}.heat th.first{padding-left:6px}
.heat .sum{box-shadow:inset 0 0 0 1px var(--line)}
.heat tfoot td,.heat tfoot th{padding-top:8px}
${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `.w${n}{background:var(--w${n})}`).join('')}
${[0, 1, 2, 3, 4, 5].map((n) => `.r${n}{background:var(--r${n})}`).join('')}
.w0,.w1,.w7,.w8,.r5{color:var(--loud)}
.none{color:var(--soft);background:var(--band)}
.legend{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;font-size:13px;color:var(--soft);margin:12px 0 0}
.legend ol{display:flex;flex-wrap:wrap;gap:2px;list-style:none;margin:0;padding:0}
.legend li{padding:3px 9px;border-radius:4px;font-size:12px}
.legend li:not(.w0,.w1,.w7,.w8){color:var(--ink)}
.list{width:100%;background:var(--card);border:1px solid var(--line);border-radius:10px;font-size:14px}
.list caption{font-size:15px;font-weight:600;color:var(--ink);padding:18px 0 8px}
.list th,.list td{padding:6px 10px;border-top:1px solid var(--line);white-space:nowrap}
.list thead th{border-top:0;color:var(--soft);font-size:12.5px}
.list th:first-child{min-width:180px}
.list .n{text-align:right}
.list small{color:var(--soft);font-size:12px}
.list i{font-style:normal;font-size:11px}
.list tbody tr:hover{background:color-mix(in srgb,var(--band) 45%,transparent)}
.whisker{display:block}
.whisker rect{fill:var(--band)}
.whisker path{stroke:currentColor;stroke-width:2;fill:none}
.whisker .axis{stroke:var(--line);stroke-width:1}
.whisker circle{fill:currentColor;stroke:currentColor;stroke-width:1.4}
.whisker .heroes{color:var(--heroes)}.whisker .sins,.whisker .played{color:var(--sins)}
.whisker .held{color:var(--soft)}.whisker .held circle{fill:var(--card)}
.bar{display:block;width:90px;height:9px;border-radius:5px;background:var(--band)}
.bar span{display:block;height:100%;border-radius:5px;background:var(--heroes);min-width:2px}
.apart{font-weight:650;color:var(--sins)}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{color:var(--soft);font-size:13px;padding-top:52px;padding-bottom:48px}
@media (max-width:640px){main,header,footer{padding-left:12px;padding-right:12px}.list th,.list td{padding:6px 8px}}
@media print{body{font-size:11px}.scroll{overflow:visible}section{break-inside:avoid-page}nav{display:none}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`
