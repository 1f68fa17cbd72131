import type { heroAndSinRules as english } from '../../en/rules/heroes-and-sins.ts'
import type { Said } from '../../said.ts'

/** What befalls heroes, and what the Sins player does about it. */
export const heroAndSinRules: Said<typeof english> = {
  'CORR-1': {
    title: 'Der Weg ins Verderben',
    text: 'Jeder Held beginnt mit Verderbtheit 1, kann bis 7 steigen und hat einen eigenen Weg mit Boni. Auf dem üblichen Weg geben die Stufen 2 und 5 je 1 Würfel, Stufe 3 gibt 1 Verteidigung, Stufe 4 gibt 1 Treffer und Stufe 6 gibt 2 Treffer. Stufe 7 gibt ein Ergebnis deiner Wahl (Treffer, Geschick, Verteidigung oder Widerstand), und Stufe 1 gibt nichts.',
  },
  'CORR-2': {
    title: 'Erzwungene Verderbtheit',
    text: 'Verderbtheit durch Proben, Kämpfe, Karten oder die Story ist erzwungen. Dein Held steigt um eine Stufe und bekommt keinen Bonus dafür.',
  },
  'CORR-3': {
    title: 'Verderbtheit über Stufe 7',
    text: 'Ein Held auf 7 kann nicht höher steigen. Jede erzwungene Verderbtheit darüber hinaus wird zu 1 Wunde. Nach einer Auslegung dieser Ausgabe kann Verteidigung sie nicht verhindern.',
  },
  'CORR-4': {
    title: 'Freiwillig sündigen',
    text: 'Einmal vor jedem Wurf darf ein Held unter 7 um eine Stufe steigen. Nur für diesen Wurf nutzt du die Boni der neuen Stufe und aller darunter, außer denen, die ein Wundmarker abdeckt. Erzwungene Verderbtheit aus demselben Kampf bringt keinen weiteren Bonus.',
  },
  'CORR-5': {
    title: 'Stufe sieben erreichen',
    text: 'Sobald dein Held auf Verderbtheit 7 ist, sterben alle Unschuldigen, die er bei sich hat. Ob der letzte Schritt erzwungen oder deine eigene Wahl war, macht keinen Unterschied.',
  },
  'WOUND-1': {
    title: 'Wunden legen',
    text: 'Für jede Wunde wählst du einen freien Platz auf dem Weg deines Helden und legst einen Wundmarker darauf. Der Bonus darunter ist verloren, solange der Marker liegt. Marker wandern nie; nur Heilen nimmt einen weg, und wieder wählst du, welchen.',
  },
  'WOUND-2': {
    title: 'Die fünfte Wunde',
    text: 'Mit dem fünften Wundmarker stirbt dein Held auf der Stelle. Nach einer Auslegung dieser Ausgabe entfallen Wunden und Verderbtheit, die noch gefolgt wären.',
  },
  'DEATH-1': {
    title: 'Was ein toter Held hinterlässt',
    text: 'Figur und Tableau sind nicht mehr im Spiel. Sonderspielzug- und Effektmarker werden abgeworfen; NSCs und Unschuldige bleiben, wo der Held gestorben ist. Verstärkungen kommen offen ins Inventar, sind dem Team also nicht verloren.',
  },
  'DEATH-2': {
    title: 'Marker gehen an den Ersatz',
    text: 'Spielzugmarker, aktive und verbrauchte, und der Stadtaktionsmarker gehen genau so an den nächsten Helden über, wie sie sind. Liegt der Stadtaktionsmarker in einem Distrikt, bleibt er dort, bis die Marker zurückgesetzt werden.',
  },
  'DEATH-3': {
    title: 'Der Held, der nachrückt',
    text: 'Du wählst einen Helden aus der Reserve, der auf dem Startfeld ins Spiel kommt, unverletzt und mit Verderbtheit 1, auf dem Platz des Toten in der Zugreihenfolge. Er nimmt so viele Verstärkungen, wie der Tote hatte, aus allem, was im Inventar liegt. Danach hat das Inventar wieder 5 Karten.',
  },
  'DEATH-4': {
    title: 'Niemand mehr in der Reserve',
    text: 'Stirbt ein Held und die Reserve ist leer, kann niemand nachrücken, und die Sünde gewinnt das Spiel.',
  },
  'DEATH-5': {
    title: 'Handeln nach einem Tod im Zug',
    text: 'Stirbt dein Held im eigenen Zug, kann sein Ersatz später in der Runde noch handeln, mit den Markern, die er übernommen hat.',
  },
  'DEATH-6': {
    title: 'Mehrere Tode zugleich',
    text: 'Tötet ein Ereignis mehr als einen Helden, sterben sie einer nach dem anderen in der Zugreihenfolge, beginnend mit dem aktiven Helden, und werden so ersetzt. Bei jedem Tod gewinnt die Sünde, wenn niemand mehr nachrücken kann. (Eine Auslegung dieser Ausgabe.)',
  },
  'DEATH-7': {
    title: 'Tode außerhalb deines Zuges',
    text: 'Ein Held, den die Reaktion tötet, hatte seinen Zug schon beendet; die Reaktion endet damit und kann gegen den Ersatz nicht weitergehen. Ein Held, der im Zug eines anderen getötet wird, wird sofort ersetzt. Dieser Zug geht dann weiter, und die Reaktion darauf kann noch kommen. (Eine Auslegung dieser Ausgabe.)',
  },
  'DEATH-8': {
    title: 'Erst der Ersatz, dann Verstärkungen',
    text: 'Du wählst den neuen Helden, bevor du dessen Verstärkungen wählst. Beides entscheidest du allein; die anderen Heldenspieler müssen nicht zustimmen. (Eine Auslegung dieser Ausgabe.)',
  },
  'DARK-1': {
    title: 'Eine Dunkle Vergangenheit aufdecken',
    text: 'In Storys der Verderbtheit deckt ein Held, der am Ende seines eigenen Zuges auf Verderbtheit 7 ist, seine Dunkle Vergangenheit auf, befolgt sie und wirft sie ab. Stirbt ein Held mit noch verdeckter Karte, bleibt sie verdeckt.',
  },
  'DARK-2': {
    title: 'Wann eine Vergangenheit fällig ist',
    text: 'Nur das Ende des eigenen Zuges des Helden zählt. Bringt ihn die Reaktion oder der Zug eines anderen Helden auf 7, wartet die Karte bis zum Ende deines nächsten Zuges, und du deckst sie nur auf, wenn er dann noch auf 7 ist. Jede Karte wird nur einmal aufgedeckt. (Eine Auslegung dieser Ausgabe.)',
  },
  'UPG-1': {
    title: 'Eine Verstärkung verlieren',
    text: 'Nach den endgültigen Regeln von 2016 kommt eine Verstärkung, die ein Held verliert, unter den Stapel der Verstärkungen; sie kann also wieder auftauchen. Mit der Vorschau von 2015 wird sie stattdessen abgeworfen; deren eigener Text sagt dazu nichts.',
  },
  'UPG-2': {
    title: 'Keine Verstärkungen mehr',
    text: 'Sind keine Verstärkungen mehr zu ziehen, bleiben Lücken im Inventar offen, und du wählst aus weniger Karten. (Eine Auslegung dieser Ausgabe.)',
  },
  'REACT-1': {
    title: 'Die Reaktion der Sünde',
    text: 'Nach jedem Zug, den ein Held beendet, darf die Sünde mit einem aktiven Reaktionsmarker antworten. Damit darf sich ein beliebiges Monster bis zu 2 Felder weit bewegen, und danach ist ein Kampf gegen diesen Helden möglich, mit allen Monstern auf seinem Feld. Beide Teile sind freigestellt.',
  },
  'REACT-2': {
    title: 'Eine Reaktion je Zug',
    text: 'Auf einen Zug kann höchstens eine Reaktion folgen, und sie kann nur den Helden treffen, der gerade am Zug war. Reaktionsmarker, die nach dem letzten Zug übrig sind, verfallen.',
  },
  'REACT-3': {
    title: 'Eine halbe Reaktion',
    text: 'Die Sünde darf einen Reaktionsmarker einsetzen und dann nur bewegen, nur kämpfen oder keines von beidem tun. (Eine Auslegung dieser Ausgabe.)',
  },
  'SIN-1': {
    title: 'Sündenkarten ausspielen',
    text: 'Eine Sündenkarte nennt den Moment, in dem sie ausgespielt werden kann, und jeder Zug mit seiner Reaktion erlaubt nur eine. Sie liegt offen, bis der nächste Zug beginnt, und wird dann abgeworfen. Die Sünde darf beliebig viele Karten halten. Geht der Stapel aus, wird der Ablagestapel zum neuen.',
  },
  'SIN-2': {
    title: 'Die Macht der Sünde',
    text: 'Die Macht der Sünde wirkt von der ersten Runde bis zur letzten. Die Sünde braucht dafür weder Karte noch Marker; rechne also in jedem Zug damit.',
  },
  'SIN-3': {
    title: 'Ein neuer Sündenstapel',
    text: 'Der Ablagestapel wird erst dann zum neuen Sündenstapel, wenn eine Karte zu ziehen und der Stapel leer ist. Die Karte, die offen liegt, bleibt draußen. Gibt es auch keine abgeworfenen, wird keine Karte gezogen. (Eine Auslegung dieser Ausgabe.)',
  },
  'SIN-5': {
    title: 'Ausgespieltes ist öffentlich',
    text: 'Alle dürfen die offene Sündenkarte ansehen und den Ablagestapel der Sünde durchsehen; so könnt ihr ausrechnen, was noch kommen kann. (Eine Auslegung dieser Ausgabe.)',
  },
  'SIN-4': {
    title: 'Karten ohne Reaktionsmarker',
    text: 'Jeder Zug erlaubt eine Sündenkarte, auch wenn die Sünde keine Reaktionsmarker mehr hat und auch wenn im Zug davor ein Held gestorben ist. Bei Rundenbeginn und Rundenende, außerhalb eines Zuges, kann keine ausgespielt werden.',
  },
  'ACO-1': {
    title: 'Die Akolythen-Eigenschaft',
    text: 'Einmal je Runde, vor dem Wurf eines Kampfes, der kein Fernkampf ist, darf die Sünde sie nutzen, wenn ein Akolyth auf dem Friedhof liegt. Das Akolythen-Tableau wird markiert, und dieser Akolyth kommt auf das Feld des Kampfes und bringt seine Würfel mit. Dann tritt der Effekt seiner Art ein.',
  },
  'ACO-2': {
    title: 'Jeder Kampf ist recht',
    text: 'Die Akolythen-Eigenschaft wirkt, gleich welche Seite den Kampf begonnen hat und wessen Zug es ist. Der Akolyth, der dazukommt, gehört ganz zum Kampf: Deine Treffer können ihn sofort töten. (Eine Auslegung dieser Ausgabe.)',
  },
  'CARD-1': {
    title: 'Karten stehen über den Regeln',
    text: 'Widersprechen die besonderen Regeln einer Story dem Regelheft, folgt der Story. Nach einer Auslegung dieser Ausgabe geht der Text einer Karte oder Eigenschaft ebenso vor.',
  },
}
