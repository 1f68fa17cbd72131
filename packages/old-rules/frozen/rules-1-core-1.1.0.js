//#region packages/engine/src/box.ts
var e = [
	"turn-start",
	"turn-end",
	"turn-end-text",
	"round-begin",
	"round-end",
	"cleanse-start",
	"fight-ready",
	"hero-rolled",
	"sin-rolled",
	"wounds-due",
	"after-fight",
	"card-shown",
	"inventory-icon",
	"reaction-moved",
	"gained",
	"revealed"
];
//#endregion
//#region packages/engine/src/random/chacha.ts
function t(e, t, r, i, a, o) {
	o[0] = 1634760805, o[1] = 857760878, o[2] = 2036477234, o[3] = 1797285236;
	for (let t = 0; t < 8; t++) o[t + 4] = e[t];
	o[12] = t, o[13] = r, o[14] = i, o[15] = a;
	let s = o[0] | 0, c = o[1] | 0, l = o[2] | 0, u = o[3] | 0, d = o[4] | 0, f = o[5] | 0, p = o[6] | 0, m = o[7] | 0, h = o[8] | 0, g = o[9] | 0, _ = o[10] | 0, v = o[11] | 0, y = o[12] | 0, b = o[13] | 0, x = o[14] | 0, S = o[15] | 0;
	for (let e = 0; e < 10; e++) s = s + d | 0, y = n(y ^ s, 16), h = h + y | 0, d = n(d ^ h, 12), s = s + d | 0, y = n(y ^ s, 8), h = h + y | 0, d = n(d ^ h, 7), c = c + f | 0, b = n(b ^ c, 16), g = g + b | 0, f = n(f ^ g, 12), c = c + f | 0, b = n(b ^ c, 8), g = g + b | 0, f = n(f ^ g, 7), l = l + p | 0, x = n(x ^ l, 16), _ = _ + x | 0, p = n(p ^ _, 12), l = l + p | 0, x = n(x ^ l, 8), _ = _ + x | 0, p = n(p ^ _, 7), u = u + m | 0, S = n(S ^ u, 16), v = v + S | 0, m = n(m ^ v, 12), u = u + m | 0, S = n(S ^ u, 8), v = v + S | 0, m = n(m ^ v, 7), s = s + f | 0, S = n(S ^ s, 16), _ = _ + S | 0, f = n(f ^ _, 12), s = s + f | 0, S = n(S ^ s, 8), _ = _ + S | 0, f = n(f ^ _, 7), c = c + p | 0, y = n(y ^ c, 16), v = v + y | 0, p = n(p ^ v, 12), c = c + p | 0, y = n(y ^ c, 8), v = v + y | 0, p = n(p ^ v, 7), l = l + m | 0, b = n(b ^ l, 16), h = h + b | 0, m = n(m ^ h, 12), l = l + m | 0, b = n(b ^ l, 8), h = h + b | 0, m = n(m ^ h, 7), u = u + d | 0, x = n(x ^ u, 16), g = g + x | 0, d = n(d ^ g, 12), u = u + d | 0, x = n(x ^ u, 8), g = g + x | 0, d = n(d ^ g, 7);
	o[0] += s, o[1] += c, o[2] += l, o[3] += u, o[4] += d, o[5] += f, o[6] += p, o[7] += m, o[8] += h, o[9] += g, o[10] += _, o[11] += v, o[12] += y, o[13] += b, o[14] += x, o[15] += S;
}
function n(e, t) {
	return e << t | e >>> 32 - t;
}
//#endregion
//#region packages/engine/src/random/sha256.ts
var r = Int32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]), i = Int32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]), a = /* @__PURE__ */ new Int32Array(64), o = /* @__PURE__ */ new Int32Array(8), s = /* @__PURE__ */ new Uint8Array(128);
function c(e) {
	o.set(i);
	let t = e.length - e.length % 64;
	for (let n = 0; n < t; n += 64) d(e, n);
	let n = l(e, t);
	for (let e = 0; e < n; e += 64) d(s, e);
	let r = /* @__PURE__ */ new Uint8Array(32);
	for (let e = 0; e < 8; e++) u(r, e * 4, o[e]);
	return r;
}
function l(e, t) {
	let n = e.length - t, r = n < 56 ? 64 : 128;
	s.fill(0);
	for (let r = 0; r < n; r++) s[r] = e[t + r];
	return s[n] = 128, u(s, r - 8, Math.floor(e.length / 536870912)), u(s, r - 4, e.length << 3), r;
}
function u(e, t, n) {
	e[t] = n >>> 24, e[t + 1] = n >>> 16, e[t + 2] = n >>> 8, e[t + 3] = n;
}
function d(e, t) {
	let n = a;
	for (let r = 0, i = t; r < 16; r++, i += 4) n[r] = e[i] << 24 | e[i + 1] << 16 | e[i + 2] << 8 | e[i + 3];
	for (let e = 16; e < 64; e++) {
		let t = n[e - 15], r = n[e - 2], i = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3, a = (r >>> 17 | r << 15) ^ (r >>> 19 | r << 13) ^ r >>> 10;
		n[e] = n[e - 16] + i + n[e - 7] + a | 0;
	}
	let i = o[0], s = o[1], c = o[2], l = o[3], u = o[4], d = o[5], f = o[6], p = o[7];
	for (let e = 0; e < 64; e++) {
		let t = (u >>> 6 | u << 26) ^ (u >>> 11 | u << 21) ^ (u >>> 25 | u << 7), a = p + t + (u & d ^ ~u & f) + r[e] + n[e] | 0, o = ((i >>> 2 | i << 30) ^ (i >>> 13 | i << 19) ^ (i >>> 22 | i << 10)) + (i & s ^ i & c ^ s & c) | 0;
		p = f, f = d, d = u, u = l + a | 0, l = c, c = s, s = i, i = a + o | 0;
	}
	o[0] += i, o[1] += s, o[2] += c, o[3] += l, o[4] += u, o[5] += d, o[6] += f, o[7] += p;
}
function f(e) {
	let t = new Uint8Array(e.length * 3), n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.charCodeAt(r);
		if (i < 128) {
			t[n++] = i;
			continue;
		}
		if (i >= 55296 && i < 57344) {
			let t = i < 56320 && r + 1 < e.length ? e.charCodeAt(r + 1) : 0;
			t >= 56320 && t < 57344 ? (i = 65536 + (i - 55296 << 10) + (t - 56320), r++) : i = 65533;
		}
		i < 2048 ? t[n++] = 192 | i >> 6 : (i < 65536 ? t[n++] = 224 | i >> 12 : (t[n++] = 240 | i >> 18, t[n++] = 128 | i >> 12 & 63), t[n++] = 128 | i >> 6 & 63), t[n++] = 128 | i & 63;
	}
	return t.slice(0, n);
}
Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
//#endregion
//#region packages/engine/src/random/random.ts
var p = { below: () => 0 }, m = [
	"setup",
	"upgrades",
	"sins",
	"apocalypse",
	"tokens",
	"dice",
	"bots"
], h = 4294967296;
function g(e) {
	return {
		seed: e,
		epoch: 0,
		used: m.map(() => 0)
	};
}
function _(e) {
	let t = () => e.below(65536) << 16 | e.below(65536);
	return oe([
		t(),
		t(),
		t(),
		1
	]);
}
function v(e) {
	let [t, n, r] = se(c(f(e))), { fast: i } = oe([
		t | 0,
		n | 0,
		r | 0,
		1
	]);
	return { below: (e) => ie(i, ee(e)) };
}
function y(e) {
	if ("fast" in e) {
		let [t, n, r, i] = e.fast;
		return { fast: [
			t,
			n,
			r,
			i
		] };
	}
	return {
		seed: e.seed,
		epoch: e.epoch,
		used: e.used.slice()
	};
}
function b(e, t, n) {
	return ee(n), "fast" in e ? ie(e.fast, n) : re(e, S[t], n);
}
function x(e, t, n) {
	for (let r = n.length - 1; r > 0; r--) {
		let i = b(e, t, r + 1), a = n[r];
		n[r] = n[i], n[i] = a;
	}
}
var S = Object.fromEntries(m.map((e, t) => [e, t]));
function ee(e) {
	if (!(e >= 1 && e <= h) || e !== Math.floor(e)) throw RangeError(`cannot draw below ${e}`);
	return e;
}
function te(e, t, n) {
	return e - t + n <= h;
}
function ne(e, t) {
	return t === h ? e : (e >>> 0) % (t >>> 0);
}
function re(e, t, n) {
	for (;;) {
		let r = e.used[t];
		e.used[t] = r + 1;
		let i = he(e.seed, t, e.epoch, Math.floor(r / 16))[r & 15], a = ne(i, n);
		if (te(i, a, n)) return a;
	}
}
function ie(e, t) {
	for (;;) {
		let n = ae(e), r = ne(n, t);
		if (te(n, r, t)) return r;
	}
}
function ae(e) {
	let [t, n, r, i] = e, a = t + n + i | 0;
	return e[0] = n ^ n >>> 9, e[1] = r + (r << 3) | 0, e[2] = (r << 21 | r >>> 11) + a | 0, e[3] = i + 1 | 0, a >>> 0;
}
function oe(e) {
	for (let t = 0; t < 12; t++) ae(e);
	return { fast: e };
}
function se(e) {
	let t = new Uint32Array(e.length >> 2);
	for (let n = 0; n < e.length; n++) t[n >> 2] |= e[n] << (n & 3) * 8;
	return t;
}
var ce = 1024, le = /* @__PURE__ */ new Map(), ue, de = /* @__PURE__ */ new Uint32Array(8);
function fe(e) {
	if (e === ue) return de;
	let t = le.get(e);
	return t === void 0 && (t = se(c(f(`haven/key/${e}`))), le.size >= ce && le.delete(le.keys().next().value), le.set(e, t)), ue = e, de = t, t;
}
var pe = 1024, me = Array.from({ length: pe }, () => ({
	key: null,
	domain: 0,
	epoch: 0,
	block: 0,
	words: /* @__PURE__ */ new Uint32Array(16)
}));
function he(e, n, r, i) {
	let a = fe(e), o = me[a[0] + n * 64 + r * 7 + i & pe - 1];
	return (o.key !== a || o.domain !== n || o.epoch !== r || o.block !== i) && (o.key = a, o.domain = n, o.epoch = r, o.block = i, t(a, i, n, r, 0, o.words)), o.words;
}
//#endregion
//#region packages/engine/src/state.ts
function ge(e) {
	return {
		hero: e.hero,
		form: e.form,
		seat: e.seat,
		space: e.space,
		corruption: e.corruption,
		wounds: e.wounds,
		dead: e.dead,
		turns: e.turns,
		extraTurns: e.extraTurns,
		cityAction: e.cityAction,
		upgrades: e.upgrades,
		npcs: e.npcs,
		innocents: e.innocents,
		freshInnocents: e.freshInnocents
	};
}
function _e(e) {
	return {
		place: e.place,
		hero: e.hero,
		steps: e.steps,
		streetsOnly: e.streetsOnly,
		moveOver: e.moveOver,
		acted: e.acted,
		paid: e.paid,
		moveLimit: e.moveLimit,
		card: e.card,
		progressRose: e.progressRose,
		finished: e.finished,
		reacted: e.reacted,
		dropped: e.dropped
	};
}
function ve(e) {
	let t = [];
	for (let n of e.heroes) t.push(ge(n));
	let n = [];
	for (let t of e.stack) n.push({ ...t });
	let { tokens: r, apocalypse: i, sins: a, upgrades: o, mission: s, roundFacts: c } = e;
	return {
		rules: e.rules,
		setup: e.setup,
		random: y(e.random),
		script: e.script,
		question: e.question,
		decisions: e.decisions,
		ballots: e.ballots,
		voteFailed: e.voteFailed,
		over: e.over,
		round: e.round,
		first: e.first,
		heroes: t,
		reserve: e.reserve,
		figures: e.figures.slice(),
		tokens: {
			fire: r.fire,
			corruption: r.corruption,
			pentagram: r.pentagram,
			nest: r.nest,
			extraTurn: r.extraTurn,
			innocent: r.innocent
		},
		faceDown: e.faceDown,
		covered: e.covered,
		altars: e.altars,
		metro: e.metro,
		orbital: e.orbital,
		npcs: e.npcs,
		staleInnocents: e.staleInnocents,
		innocentsOut: e.innocentsOut,
		slots: e.slots,
		track: e.track,
		apocalypse: {
			cards: i.cards,
			deck: i.deck,
			known: i.known,
			seen: i.seen,
			out: i.out
		},
		mission: {
			id: s.id,
			progress: s.progress,
			count: s.count,
			done: s.done,
			marked: s.marked
		},
		missionsDone: e.missionsDone,
		sins: {
			hand: a.hand,
			deck: a.deck,
			discard: a.discard,
			open: a.open,
			known: a.known,
			reactions: a.reactions,
			tokens: a.tokens,
			permanent: a.permanent
		},
		upgrades: {
			deck: o.deck,
			inventory: o.inventory,
			known: o.known,
			discard: o.discard
		},
		darkPast: e.darkPast,
		darkPastRevealed: e.darkPastRevealed,
		used: e.used,
		forbids: e.forbids,
		turn: e.turn && _e(e.turn),
		roundFacts: {
			kills: c.kills,
			progress: c.progress,
			heroDied: c.heroDied
		},
		stack: n
	};
}
//#endregion
//#region packages/engine/src/board.ts
var ye = {
	fire: 10,
	corruption: 10,
	pentagram: 6,
	nest: 6,
	extraTurn: 6,
	innocent: 6
}, be = (e) => e.s.heroes.length, C = (e, t) => e.s.heroes[t], xe = (e, t) => e.t.forms.get(t.form), Se = (e, t) => e.t.heroes.get(t), w = (e, t) => C(e, t).seat, T = (e, t) => e.map.spaces[t], Ce = (e, t) => t < e.map.districts, we = (e, t) => t >= e.map.districts, Te = (e) => e.city, Ee = (e) => Te(e).start, De = (e) => e.t.chosen?.story ?? e.t.stories.get(e.s.setup.story), E = (e) => e.t.missions.get(e.s.mission.id), Oe = (e) => e.s.setup.edition === "preview", ke = (e, t, n) => {
	let r = C(e, t);
	return r.hero === n && !r.dead;
};
function Ae(e, t) {
	for (let n of e.s.heroes) if (n.space === t && !n.dead) return !0;
	return !1;
}
function je(e, t) {
	let n = [];
	for (let r = 0; r < e.s.heroes.length; r++) {
		let i = C(e, r);
		i.space === t && !i.dead && n.push(r);
	}
	return n;
}
function Me(e) {
	let t = e.s.turn ? e.s.turn.place : e.s.first;
	return e.s.heroes.map((n, r) => (t + r) % e.s.heroes.length);
}
function Ne(e, t) {
	let { space: n } = C(e, t);
	for (let r = 0; r < e.s.heroes.length; r++) if (r !== t && C(e, r).space === n && !C(e, r).dead) return !1;
	return !0;
}
function Pe(e, t) {
	return e.s.figures.includes(t);
}
function Fe(e, t) {
	let { figures: n } = e.s, r = [];
	for (let e = 0; e < n.length; e++) n[e] === t && r.push(e);
	return r;
}
function Ie(e, t) {
	let n = 0;
	for (let r of e.s.figures) r === t && n++;
	return n;
}
function Le(e) {
	let t = [];
	for (let n = 0; n < e.s.figures.length; n++) e.s.figures[n] >= 0 && t.push(n);
	return t;
}
var D = (e, t) => e.t.figures[t].id, Re = (e, t) => e.t.figureIndex.get(t) ?? -1, O = (e, t) => e.t.figures[t].kind, k = (e, t) => e.s.figures[t];
function ze(e, t) {
	let n = [];
	for (let r of t) {
		let t = O(e, r);
		t !== "hell-club" && t !== "fallen" && n.some((n) => O(e, n) === t && k(e, n) === k(e, r)) || n.push(r);
	}
	return n;
}
function Be(e, t, n) {
	for (let r = 0; r < e.s.figures.length; r++) if (e.s.figures[r] === n && O(e, r) === t) return r;
	return -1;
}
function Ve(e) {
	let t = [];
	for (let n = 0; n < e.s.figures.length; n++) e.s.figures[n] === -1 && !t.includes(O(e, n)) && t.push(O(e, n));
	return t;
}
function A(e, t, n) {
	return e.s.tokens[t][n] + e.map.printed[t][n];
}
var j = (e, t, n) => e.s.tokens[t][n];
function He(e, t, n, r) {
	e.s.tokens[t] = e.s.tokens[t].with(n, j(e, t, n) + r);
}
function Ue(e, t) {
	let n = 0;
	for (let r of e.s.tokens[t]) n += r;
	return n;
}
function We(e, t) {
	for (let n of e.s.faceDown) if (n.space === t) return n.kinds;
	return [];
}
function Ge(e, t) {
	let n = Ue(e, t);
	for (let r of e.s.faceDown) for (let e of r.kinds) e === t && n++;
	if (t === "extraTurn") for (let t of e.s.heroes) n += t.extraTurns;
	if (t === "innocent") {
		n += e.s.innocentsOut;
		for (let t of e.s.heroes) n += t.innocents;
	}
	return ye[t] - n;
}
var Ke = (e, t, n) => e.map.distance[t][n], qe = (e, t, n, r) => Ke(e, t, n) <= r, Je = (e, t) => e.map.next[t];
function Ye(e, t) {
	let n = [];
	for (let r of e.s.metro) if (r.space === t) for (let i of e.s.metro) i.color === r.color && i.space !== t && n.push(i.space);
	return n;
}
function Xe(e, t) {
	return Math.max(0, A(e, "nest", t) - Ie(e, t));
}
function Ze(e) {
	let t = [];
	for (let n = 0; n < e.map.spaces.length; n++) Xe(e, n) > 0 && t.push(n);
	return t;
}
function Qe(e, t) {
	let n = e.map.cityActions[t], r = [];
	for (let i = 0; i < n.length; i++) e.s.covered.some((e) => e.space === t && e.icon === i) || r.push(i);
	return r;
}
function $e(e, t, n) {
	for (let r of e.s.forbids) if (r.place === t && r.what === n) return !0;
	return !1;
}
function et(e, t) {
	tt(e, t) || (e.s.used = [...e.s.used, t]);
}
var tt = (e, t) => e.s.used.includes(t);
function nt(e, t, n) {
	let { shared: r } = Te(e), i = r.get(t);
	i || (i = /* @__PURE__ */ new Map(), r.set(t, i));
	let a = i.get(n);
	return a || (a = [], i.set(n, a)), a;
}
function rt(e, t, n, r) {
	let i = e[n];
	if (i) return i;
	let a = Object.freeze(r(T(t, n)));
	return e[n] = a, a;
}
//#endregion
//#region packages/engine/src/contract.ts
var it = [
	"sins",
	"hero1",
	"hero2",
	"hero3",
	"hero4"
], at = ["final", "preview"], ot = [
	"fire",
	"corruption",
	"pentagram",
	"nest",
	"extraTurn",
	"innocent"
], st = [
	"fire",
	"corruption",
	"pentagram",
	"nest"
], ct = [
	"commissioner",
	"proxy",
	"ravencorp"
], lt = [
	"acolyte",
	"abomination",
	"controller",
	"avatar",
	"hell-club",
	"fallen"
], ut = [
	"hit",
	"defense",
	"counter",
	"skill",
	"faith"
], dt = [
	"hit",
	"burst",
	"corruption",
	"blank"
], ft = [
	"turn-start",
	"hero-enters",
	"city-action",
	"cleanse-start",
	"fight-start",
	"fight-rolled",
	"monster-killed",
	"reaction",
	"turn-end"
], pt = [
	"move",
	"fight",
	"shoot",
	"cleanse",
	"city",
	"explore",
	"collect",
	"drop",
	"deliver",
	"ability",
	"end"
], mt = Object.freeze({}), ht = /* @__PURE__ */ new Map();
function M(e, t, n) {
	if (n) return {
		code: e,
		rule: t,
		params: n
	};
	let r = `${e} ${t}`, i = ht.get(r);
	return i || (i = Object.freeze({
		code: e,
		rule: t,
		params: mt
	}), ht.set(r, i)), i;
}
var N = class extends Error {
	code;
	rule;
	params;
	constructor(e, t, n = mt) {
		super(`${e} (${t})${Object.keys(n).length > 0 ? ` ${JSON.stringify(n)}` : ""}`), this.name = "RuleError", this.code = e, this.rule = t, this.params = n;
	}
}, gt = class extends Error {
	state;
	constructor(e, t) {
		super(e), this.name = "EngineError", this.state = t;
	}
};
//#endregion
//#region packages/engine/src/kernel.ts
function _t(e) {
	let { name: t, when: n } = e;
	if (!e.ask) return {
		name: t,
		ask: void 0,
		when: n,
		run: e.run,
		rule: void 0,
		seat: void 0,
		subject: void 0,
		options: void 0,
		answer: void 0,
		always: void 0,
		refuse: void 0
	};
	let { ask: r, rule: i, seat: a, subject: o, options: s, answer: c, always: l, refuse: u } = e;
	return {
		name: t,
		ask: r,
		when: n,
		run: void 0,
		rule: i,
		seat: a,
		subject: o,
		options: s,
		answer: c,
		always: l,
		refuse: u
	};
}
var P = Object.freeze({
	id: "none",
	none: !0
}), vt = Object.freeze({
	id: "yes",
	yes: !0
}), yt = Object.freeze({
	id: "none",
	none: !0,
	yes: !1
}), bt = Object.freeze([vt, yt]);
function F(e, t, n) {
	return {
		name: e,
		run: t,
		when: n
	};
}
function I(e) {
	return e;
}
function xt(e, t) {
	return t.map((t) => {
		let n = t.when;
		return {
			...t,
			when: n ? (t, r) => e(t, r) && n(t, r) : e
		};
	});
}
function L(e) {
	return e;
}
function R(e, t) {
	e.s.stack.push(t);
}
var St = (e) => e.stack[e.stack.length - 1];
function Ct(e, ...t) {
	for (let n = e.s.stack.length - 1; n >= 0; n--) {
		let r = e.s.stack[n];
		if (t.includes(r.proc)) return r;
	}
	return null;
}
function wt(e, t) {
	let n = e.t.procedures.get(t.proc);
	if (!n) throw new gt(`no procedure ${t.proc}`, e.s);
	return n;
}
function Tt(e, t, n) {
	let r = e.t.procedures.get(t).findIndex((e) => e.name === n);
	if (r < 0) throw new gt(`no step ${n} in ${t}`, e.s);
	return r;
}
var Et = 1e3;
function Dt(e, t) {
	t !== void 0 && (t === "again" ? e.step-- : t === "back" ? e.step -= 2 : t === "leave" && (e.step = Et));
}
var Ot = (e) => e.t.seats[e.s.setup.heroPlayers], kt = (e, t) => t.seat === "vote" && e.s.setup.heroPlayers > 1, At = 5e3, jt = {
	proc: "",
	step: 0
};
function Mt(e) {
	let t = e.s, { stack: n } = t, r = jt, i = [];
	for (let a = 0; a < At; a++) {
		if (t.over) return n.length = 0, null;
		r !== n[n.length - 1] && (r = n[n.length - 1], i = wt(e, r));
		let a = i[r.step];
		if (!a) {
			n.pop();
			continue;
		}
		if (a.when && !a.when(e, r)) {
			r.step++;
			continue;
		}
		if (!a.ask) {
			r.step++, Dt(r, a.run(e, r));
			continue;
		}
		let o = a.options(e, r);
		if (o.length > 1 || a.always) return {
			frame: r,
			step: a,
			options: o
		};
		t.question++, r.step++;
		let s = o[0];
		s && Dt(r, a.answer(e, r, s));
	}
	throw new gt(`runaway: ${t.stack.map((e) => `${e.proc}.${e.step}`).join(" > ")}`, t);
}
function Nt(e) {
	if (e.s.over || e.s.stack.length === 0) return null;
	let t = St(e.s), n = wt(e, t)[t.step];
	if (!n?.ask) throw new gt(`no question at ${t.proc}.${t.step}`, e.s);
	return {
		frame: t,
		step: n,
		options: n.options(e, t)
	};
}
var Pt = {
	sins: ["sins"],
	hero1: ["hero1"],
	hero2: ["hero2"],
	hero3: ["hero3"],
	hero4: ["hero4"]
};
function Ft(e, t) {
	let { step: n, frame: r } = t;
	return n.seat === "vote" ? e.s.voteFailed ? ["sins"] : kt(e, n) ? Ot(e).filter((t) => e.s.ballots?.[t] === void 0) : Ot(e) : Pt[n.seat(e, r)];
}
var It = (e, t) => e.s.voteFailed ? "sins-decide" : t.ask;
function Lt(e, t, n, r) {
	let { frame: i, step: a } = t, o = e.s;
	if (o.decisions++, kt(e, a) && !o.voteFailed) {
		let t = {
			...o.ballots,
			[n]: r.id
		};
		o.ballots = t, e.log?.({
			event: "ballotCast",
			count: Object.keys(t).length,
			secret: {
				to: "heroes",
				seat: n,
				option: r.id
			}
		});
		let i = Ot(e).map((e) => t[e]);
		if (i.includes(void 0)) return;
		if (o.ballots = null, o.question++, i.some((e) => e !== r.id)) {
			o.voteFailed = !0, e.log?.({
				event: "voteFailed",
				vote: a.ask
			});
			return;
		}
	} else o.question++;
	o.voteFailed = !1, i.step++, Dt(i, a.answer(e, i, r));
}
//#endregion
//#region packages/engine/src/modifiers.ts
var Rt = (e) => typeof e == "number" ? e : e.place;
function z(e, t, n) {
	let r = e.t.hooks[t], i = 0;
	for (let t of r) t.inForce(e, Rt(n)) && (i += t.count(e, n));
	return i;
}
function zt(e, t, n, r) {
	let i = e.t.hooks[t], a = r;
	for (let t of i) t.inForce(e, Rt(n)) && (a = Math.min(a, t.count(e, n)));
	return a;
}
function Bt(e, t, n, r) {
	let i = e.t.hooks[t], a = r;
	for (let t of i) t.inForce(e, Rt(n)) && (a = Math.max(a, t.count(e, n)));
	return a;
}
function Vt(e, t, n) {
	let r = e.t.hooks[t];
	for (let t of r) if (t.inForce(e, Rt(n)) && t.count(e, n) > 0) return !0;
	return !1;
}
//#endregion
//#region packages/engine/src/story/progress.ts
function Ht(e, t) {
	let { s: n } = e, { mission: r } = n;
	t <= 0 || r.done || n.over || (r.progress = Math.min(r.count, r.progress + t), n.roundFacts.progress += t, n.turn && (n.turn.progressRose = !0), e.log?.({
		event: "missionProgress",
		mission: r.id,
		progress: r.progress,
		count: r.count
	}), Ut(e));
}
function Ut(e) {
	let { s: t } = e, { mission: n } = t;
	n.done || t.over || n.progress < n.count || (n.done = !0, !(E(e).next.length > 0) && (t.over = {
		winner: "heroes",
		rule: "WIN-1"
	}, e.log?.({
		event: "missionAccomplished",
		mission: n.id
	}), e.log?.({
		event: "gameOver",
		winner: "heroes",
		rule: "WIN-1"
	})));
}
function Wt(e, t, n, r) {
	if (t.on !== n || t.of && "kind" in r && !t.of.includes(r.kind)) return !1;
	let i = t.if;
	if (i && !i(e, r)) return !1;
	let a = Gt(e, t, r);
	return a === void 0 || !e.s.mission.marked.includes(a);
}
var Gt = (e, t, n) => t.once?.(e, n), Kt = (e, t, n) => !e.s.mission.done && E(e).progress.some((r) => Wt(e, r, t, n));
function B(e, t, n) {
	if (!(e.s.mission.done || e.s.over)) {
		for (let r of E(e).progress) {
			if (!Wt(e, r, t, n)) continue;
			let i = Gt(e, r, n);
			i !== void 0 && (e.s.mission.marked = [...e.s.mission.marked, i], e.log?.({
				event: "missionMarked",
				mark: i
			})), Ht(e, 1);
		}
		t === "kill" && !e.s.over && E(e).whenKilled?.(e, n);
	}
}
//#endregion
//#region packages/engine/src/lists.ts
function qt(e, t) {
	let n = e.indexOf(t);
	return n < 0 ? e : e.toSpliced(n, 1);
}
//#endregion
//#region packages/engine/src/effects/effect.ts
function Jt(e, t, n, r, i = r, a = r >= 0 ? e.s.heroes[r]?.hero ?? "" : "") {
	return {
		proc: t,
		step: 0,
		cause: n,
		place: r,
		hero: a,
		holder: i,
		figure: -1,
		space: -1,
		count: 0,
		choice: "",
		taken: []
	};
}
//#endregion
//#region packages/engine/src/procedures/moment.ts
function Yt(e, t, n) {
	return t.inForce(e, n) && !(t.oncePerRound && tt(e, t.text)) && !(t.held && C(e, n).dead) && t.when(e, n);
}
function Xt(e, t, n, r = "") {
	let i = [];
	for (let a of e.t.triggers[t]) if (!(r !== "" && a.text !== r)) if (a.anyHolder) for (let t = 0; t < e.s.heroes.length; t++) Yt(e, a, t) && i.push([a.proc, t]);
	else !(a.held && n < 0) && Yt(e, a, n) && i.push([a.proc, n]);
	return t === "round-end" && i.sort(([t], [n]) => Zt(e, t) - Zt(e, n)), i;
}
var Zt = (e, t) => e.s.apocalypse.cards.indexOf($t(e, t).text);
function Qt(e, t, n, r = "") {
	if (e.t.triggers[t].length === 0) return;
	let i = Xt(e, t, n, r);
	i.length !== 0 && R(e, {
		proc: "moment",
		step: 0,
		moment: t,
		place: n,
		text: r,
		waiting: i
	});
}
function V(e, t) {
	return F(`moment ${e}`, (t, n) => Qt(t, e, n.place), t);
}
var $t = (e, t) => e.t.triggerByProc.get(t);
function en(e, t) {
	let n = t.waiting.filter(([t]) => $t(e, t).side === "heroes");
	return n.length > 0 ? {
		side: "heroes",
		waiting: n
	} : {
		side: "sins",
		waiting: t.waiting
	};
}
var tn = (e, [t]) => {
	let { text: n } = $t(e, t);
	return {
		id: n,
		effect: n
	};
}, nn = L([I({
	name: "order",
	ask: "order",
	rule: "ORD-1",
	when: (e, t) => {
		let { waiting: n } = en(e, t);
		return t.moment !== "round-end" && n.length > 1 && n.some(([t]) => !$t(e, t).commutes);
	},
	seat: (e, t) => {
		let { side: n, waiting: r } = en(e, t), i = r[0];
		return n === "heroes" && i[1] >= 0 ? C(e, i[1]).seat : "sins";
	},
	options: (e, t) => en(e, t).waiting.map((t) => tn(e, t)),
	answer: (e, t, n) => (rn(e, t, t.waiting.find((t) => tn(e, t).id === n.id)), "leave")
}), F("next", (e, t) => (rn(e, t, en(e, t).waiting[0]), "leave"))]);
function rn(e, t, n) {
	let r = t.waiting.filter((e) => e !== n);
	r.length > 0 && R(e, {
		proc: "momentRest",
		step: 0,
		moment: t.moment,
		place: t.place,
		text: t.text,
		waiting: r
	});
	let [i, a] = n, o = $t(e, i);
	R(e, Jt(e, i, o.text, t.place, o.held ? a : -1));
}
var an = L([F("rest", (e, t) => {
	let n = t.waiting.filter(([t, n]) => Yt(e, $t(e, t), n));
	n.length > 0 && R(e, {
		...t,
		proc: "moment",
		step: 0,
		waiting: n
	});
})]);
//#endregion
//#region packages/engine/src/procedures/death.ts
function on(e, t, n) {
	R(e, {
		proc: "heroDeath",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		cause: n,
		inherit: 0
	});
}
var sn = /* @__PURE__ */ new Map();
function cn(e) {
	let t = sn.get(e);
	return t || (t = Object.freeze({
		id: e,
		card: e
	}), sn.set(e, t)), t;
}
function ln(e) {
	let { upgrades: t } = e.s;
	for (; t.inventory.length < 5;) {
		let [n] = t.deck;
		if (!n) return;
		t.deck = t.deck.slice(1), t.known = Math.min(t.known, t.deck.length), t.inventory = [...t.inventory, n], e.log?.({
			event: "inventoryRefilled",
			card: n
		});
	}
}
function un(e, t, n) {
	let r = C(e, t);
	e.s.upgrades.inventory = qt(e.s.upgrades.inventory, n), r.upgrades = [...r.upgrades, n], e.log?.({
		event: "upgradeTaken",
		hero: r.hero,
		card: n
	});
}
function dn(e, t, n) {
	let r = C(e, t), { upgrades: i } = e.s;
	r.upgrades = qt(r.upgrades, n), Oe(e) ? i.discard = [...i.discard, n] : (i.deck = [...i.deck, n], i.known++), e.log?.({
		event: "upgradeLost",
		hero: r.hero,
		card: n
	});
}
function fn(e, t) {
	let n = C(e, t.place);
	if (e.log?.({
		event: "heroDied",
		hero: t.hero,
		space: T(e, n.space),
		cause: t.cause
	}), e.s.npcs = [...e.s.npcs, ...n.npcs.map((e) => ({
		npc: e,
		space: n.space
	}))], n.innocents > 0) {
		He(e, "innocent", n.space, n.innocents);
		let t = Array(n.innocents - n.freshInnocents).fill(n.space);
		e.s.staleInnocents = [...e.s.staleInnocents, ...t];
	}
	t.inherit = n.upgrades.length, e.s.upgrades.inventory = [...e.s.upgrades.inventory, ...n.upgrades], n.npcs = [], n.innocents = 0, n.freshInnocents = 0, n.extraTurns = 0, n.upgrades = [], e.s.forbids = e.s.forbids.filter((e) => e.place !== t.place), e.s.roundFacts.heroDied = !0, !(e.s.reserve.length > 0) && (e.s.over = {
		winner: "sins",
		rule: "WIN-2"
	}, e.log?.({
		event: "gameOver",
		winner: "sins",
		rule: "WIN-2"
	}));
}
function pn(e, t, n) {
	let r = C(e, t.place);
	e.s.reserve = qt(e.s.reserve, n), r.hero = n, r.form = n, r.space = Ee(e), r.corruption = 1, r.wounds = [], r.dead = !1, e.log?.({
		event: "heroJoined",
		hero: n,
		space: T(e, r.space),
		instead: t.hero
	});
}
var mn = L([
	F("leave-game", fn),
	I({
		name: "reserve-hero",
		ask: "reserve-hero",
		rule: "DEATH-3",
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({ hero: t.hero }),
		options: (e) => e.s.reserve.map((e) => ({
			id: e,
			hero: e
		})),
		answer: (e, t, n) => pn(e, t, n.hero),
		refuse: (e, t, n) => n.hero !== void 0 && !e.s.reserve.includes(n.hero) ? M("hero-not-in-reserve", "DEATH-3", { hero: n.hero }) : null
	}),
	I({
		name: "inherit",
		ask: "inherit",
		rule: "DEATH-3",
		when: (e, t) => t.inherit > 0 && e.s.upgrades.inventory.length > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({ hero: C(e, t.place).hero }),
		options: (e) => e.s.upgrades.inventory.map(cn),
		answer: (e, t, n) => (t.inherit--, un(e, t.place, n.card), Qt(e, "gained", t.place, n.card), "again"),
		refuse: (e, t, n) => n.card === void 0 ? null : M("not-in-inventory", "DEATH-3", { card: n.card })
	}),
	F("refill", ln)
]), hn = Object.freeze({
	hit: 0,
	defense: 0,
	counter: 0,
	skill: 0,
	faith: 0
}), gn = Object.freeze({
	hit: 0,
	burst: 0,
	corruption: 0,
	blank: 0
}), _n = Object.freeze({
	hit: 0,
	defense: 0,
	counter: 0,
	skill: 0
});
function vn(e) {
	let { script: t } = e.s, n = t?.hero[0];
	return t && n ? (e.s.script = {
		hero: t.hero.slice(1),
		sin: t.sin
	}, n) : e.t.dice.hero[b(e.s.random, "dice", e.t.dice.hero.length)];
}
function yn(e) {
	let { script: t } = e.s, n = t?.sin[0];
	if (t && n) return e.s.script = {
		hero: t.hero,
		sin: t.sin.slice(1)
	}, n;
	let r = e.s.setup.dice === "merciless" ? e.t.dice.merciless : e.t.dice.sin;
	return r[b(e.s.random, "dice", r.length)];
}
function bn(e, t, n, r, i = !1) {
	if (r <= 0) return hn;
	let a = {
		hit: 0,
		defense: 0,
		counter: 0,
		skill: 0,
		faith: 0
	}, o = e.log ? [] : null;
	for (let t = r; t > 0;) {
		let n = 0;
		for (let r = 0; r < t; r++) {
			let t = vn(e);
			a[t]++, o?.push(t), t === "faith" && n++;
		}
		t = n;
	}
	return e.log?.({
		event: "diceRolled",
		side: "heroes",
		hero: t,
		roll: n,
		faces: o,
		reroll: i
	}), a;
}
function xn(e, t, n, r, i = !1) {
	if (r <= 0) return gn;
	let a = {
		hit: 0,
		burst: 0,
		corruption: 0,
		blank: 0
	}, o = e.log ? [] : null;
	for (let t = r; t > 0;) {
		let n = 0;
		for (let r = 0; r < t; r++) {
			let t = yn(e);
			a[t]++, o?.push(t), t === "burst" && n++;
		}
		t = n;
	}
	return e.log?.({
		event: "diceRolled",
		side: "sins",
		hero: t,
		roll: n,
		faces: o,
		reroll: i
	}), a;
}
var Sn = (e) => e.hit + e.burst;
//#endregion
//#region packages/engine/src/procedures/fight-frame.ts
function Cn(e, t, n, r, i, a) {
	return {
		proc: e,
		step: 0,
		place: t,
		hero: n,
		space: r,
		heroDice: 0,
		leastDice: 0,
		noTeamwork: !1,
		level: 0,
		rolled: hn,
		turned: _n,
		faith: 0,
		choices: Tn,
		picked: Tn,
		by: a,
		ranged: e === "rangedFight",
		target: i,
		alone: !1,
		sinDice: 0,
		heroDefense: 0,
		forceFaith: null,
		sinRoll: gn,
		hits: 0,
		doomed: Tn,
		killed: Tn,
		movers: Tn,
		arrived: !1,
		wounds: 0,
		corruption: 0
	};
}
function wn(e, t, n) {
	return {
		proc: "cleanse",
		step: 0,
		place: e,
		hero: t,
		space: n,
		heroDice: 0,
		leastDice: 0,
		noTeamwork: !1,
		level: 0,
		rolled: hn,
		turned: _n,
		faith: 0,
		choices: Tn,
		picked: Tn,
		skills: 0,
		counters: 0
	};
}
var Tn = [];
function H(e) {
	for (let t = e.s.stack.length - 1; t >= 0; t--) {
		let n = e.s.stack[t];
		if (n.proc === "fight" || n.proc === "rangedFight") return n;
	}
	return null;
}
function En(e) {
	for (let t = e.s.stack.length - 1; t >= 0; t--) {
		let n = e.s.stack[t];
		if (n.proc === "fight" || n.proc === "rangedFight" || n.proc === "cleanse") return n;
	}
	return null;
}
var Dn = (e, t) => Fe(e, t.target);
//#endregion
//#region packages/engine/src/procedures/monsters.ts
function On(e, t) {
	let { kind: n, stats: r } = e.t.figures[t];
	if (r) return r;
	if (n === "acolyte") return e.t.chosen?.acolytes ?? e.t.acolytes.get(e.s.setup.acolytes);
	let i = e.t.chosen?.sin ?? e.t.sins.get(e.s.setup.sin);
	return n === "abomination" ? i.abomination : n === "controller" ? i.controller : i.avatar;
}
var kn = (e, t) => Math.max(0, On(e, t).defense + z(e, "monsterDefense", t)), An = (e, t) => !Vt(e, "unkillable", t), jn = (e, t) => {
	let n = O(e, t);
	return n === "acolyte" || n === "abomination";
}, Mn = M("monster-pinned", "MOVE-11");
function Nn(e, t) {
	let n = k(e, t);
	return n < 0 ? M("monster-not-on-board", "REACT-1", { monster: D(e, t) }) : Ae(e, n) ? Mn : null;
}
var Pn = /* @__PURE__ */ new Uint8Array(64);
function Fn(e, t) {
	for (let n of e.s.heroes) if (!n.dead && Ke(e, t, n.space) === 1) return !0;
	return !1;
}
function In(e, t, n) {
	if (Ae(e, t)) return [];
	if (n === 2 && !Fn(e, t)) return e.city.withinMove[t];
	let { length: r } = e.map.spaces;
	Pn.fill(0, 0, r), Pn[t] = 1;
	for (let t = 1; t <= n; t++) for (let n = 0; n < r; n++) if (!(Pn[n] !== t || t > 1 && Ae(e, n))) for (let r of Je(e, n)) Pn[r] === 0 && (Pn[r] = t + 1);
	let i = [];
	for (let e = 0; e < r; e++) Pn[e] > 1 && i.push(e);
	return i;
}
var Ln = (e, t, n, r) => t === n || Ke(e, t, n) <= r && In(e, t, r).includes(n);
function Rn(e, t, n) {
	let r = D(e, t);
	return rt(e.city.figureTo[t], e, n, (e) => ({
		id: `${r}>${e}`,
		monster: r,
		to: e
	}));
}
function zn(e, t, n) {
	let r = [];
	for (let i of ze(e, t)) {
		let t = e.city.figureTo[i];
		for (let a of In(e, k(e, i), n(i))) r.push(t[a] ?? Rn(e, i, a));
	}
	return r;
}
function Bn(e, t, n) {
	let r = e.t.figureIndex.get(t.monster), i = k(e, r), a = e.map.index.get(t.to ?? t.space);
	return e.s.figures[r] = a, e.log?.({
		event: "monsterMoved",
		monster: t.monster,
		from: T(e, i),
		to: T(e, a),
		cause: n
	}), r;
}
function Vn(e, t, n, r) {
	let i = k(e, t);
	e.s.figures[t] = n, e.log?.({
		event: "monsterTeleported",
		monster: D(e, t),
		from: T(e, i),
		to: T(e, n),
		cause: r
	});
}
function Hn(e, t, n) {
	let r = ze(e, n).find((n) => O(e, n) === O(e, t) && k(e, n) === k(e, t));
	return r === void 0 || r === t || ze(e, [r, t]).length > 1 ? null : M("monster-twin", "FIGHT-10", {
		monster: D(e, t),
		instead: D(e, r)
	});
}
function Un(e, t, n) {
	if (t.monster === void 0) return null;
	let r = e.t.figureIndex.get(t.monster);
	return r === void 0 || k(e, r) < 0 ? M("monster-not-on-board", "REACT-1", { monster: t.monster }) : Nn(e, r) ? M("monster-pinned", "MOVE-11", { monster: t.monster }) : Hn(e, r, Le(e)) || (t.to === void 0 ? null : e.map.index.has(t.to) ? M("monster-too-far", "MOVE-1", {
		monster: t.monster,
		space: t.to,
		steps: n(r)
	}) : M("no-such-space", "MOVE-1", { space: t.to }));
}
function Wn(e, t, n, r) {
	e.s.figures[t] = n, e.log?.({
		event: "monsterSummoned",
		monster: D(e, t),
		space: T(e, n),
		cause: r
	});
}
function Gn(e, t, n) {
	let { id: r, leaves: i } = e.t.figures[t];
	e.log?.({
		event: "monsterKilled",
		monster: r,
		space: T(e, k(e, t)),
		by: n
	}), e.s.figures[t] = i ? -3 : -1;
	let { apocalypse: a } = e.s, o = a.cards.find((t) => e.t.apocalypse.get(t)?.brings === r);
	o !== void 0 && (a.cards = qt(a.cards, o), a.out = [...a.out, o], e.log?.({
		event: "apocalypseRemoved",
		card: o
	}));
}
function Kn(e, t, n) {
	for (let r = 0; r < n; r++) {
		let n = Be(e, t, -2);
		if (n < 0) return;
		e.s.figures[n] = -1, e.log?.({
			event: "monsterReinforced",
			monster: D(e, n)
		});
	}
}
function qn(e) {
	let t = [];
	for (let n = 0; n < e.map.spaces.length; n++) A(e, "nest", n) > 0 && t.push(n);
	return t;
}
function Jn(e) {
	let t = Ze(e);
	return t.length > 0 ? t : qn(e);
}
function Yn(e, t, n) {
	let r = nt(e, "summon", t);
	return r[n] ?? rt(r, e, n, (e) => ({
		id: `${t}@${e}`,
		monster: t,
		space: e
	}));
}
function Xn(e, t, n, r = !1) {
	R(e, {
		proc: "summon",
		step: 0,
		figure: t,
		cause: n,
		anyNest: r,
		left: 1
	});
}
function Zn(e, t, n) {
	R(e, {
		proc: "summon",
		step: 0,
		figure: -1,
		cause: n,
		anyNest: !1,
		left: t
	});
}
function Qn(e, t) {
	if (t.figure >= 0) {
		let { kind: n, id: r } = e.t.figures[t.figure], i = n === "hell-club" || n === "fallen" ? r : n;
		return (t.anyNest ? qn(e) : Jn(e)).map((t) => Yn(e, i, t));
	}
	let n = [], r = Ze(e);
	for (let t of Ve(e)) for (let i of r) n.push(Yn(e, t, i));
	return n;
}
var $n = L([I({
	name: "summon",
	ask: "summon",
	rule: (e, t) => t.figure >= 0 ? "STORY-5" : "END-1",
	when: (e, t) => t.left > 0,
	seat: () => "sins",
	subject: (e, t) => t.figure >= 0 ? {
		monster: D(e, t.figure),
		cause: t.cause
	} : { cause: t.cause },
	options: Qn,
	answer: (e, t, n) => (Wn(e, t.figure >= 0 ? t.figure : Be(e, n.monster, -1), e.map.index.get(n.space), t.cause), t.left--, "again"),
	refuse: (e, t, n) => {
		if (n.monster !== void 0 && t.figure < 0 && !Ve(e).includes(n.monster)) return M("not-in-dead-pile", "END-1", { monster: n.monster });
		if (n.space === void 0) return null;
		let r = e.map.index.get(n.space);
		return r === void 0 ? M("no-such-space", "END-2", { space: n.space }) : M("nest-blocked", "END-2", {
			space: n.space,
			nests: A(e, "nest", r),
			monsters: Ie(e, r)
		});
	}
})]);
//#endregion
//#region packages/engine/src/procedures/wounds.ts
function er(e, t, n, r, i = !0) {
	n <= 0 || R(e, {
		proc: "wounds",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		cause: r,
		bury: i,
		left: n
	});
}
function tr(e, t, n, r, i = !0) {
	n <= 0 || R(e, {
		proc: "corruption",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		cause: r,
		bury: i,
		left: n
	});
}
var nr = Object.freeze([
	1,
	2,
	3,
	4,
	5,
	6,
	7
].map((e) => Object.freeze({
	id: `slot-${e}`,
	slot: e
}))), rr = (e) => nr[e - 1], ir = Array.from({ length: 1 << nr.length }, (e, t) => nr.filter((e, n) => !(t & 1 << n)));
function ar(e) {
	let t = 0;
	for (let n of e.wounds) t |= 1 << n - 1;
	return ir[t];
}
var or = (e) => e.wounds.map(rr), sr = (e, t) => t.left > 0 && ke(e, t.place, t.hero);
function cr(e, t, n, r) {
	let i = C(e, t);
	if (i.corruption++, e.log?.({
		event: "corruptionTaken",
		hero: i.hero,
		level: i.corruption,
		voluntary: n,
		cause: r
	}), i.corruption < 7) return;
	let a = De(e).grief;
	for (; i.innocents > 0; i.innocents--) e.s.innocentsOut++, e.log?.({
		event: "innocentKilled",
		hero: i.hero
	}), a && R(e, Jt(e, `grief:${De(e).id}`, De(e).id, t));
	i.freshInnocents = 0;
}
var lr = F("bury", (e, t) => on(e, t.place, t.cause), (e, t) => t.bury && C(e, t.place).dead && C(e, t.place).hero === t.hero), ur = L([I({
	name: "wound-slot",
	ask: "wound-slot",
	rule: "WOUND-1",
	when: sr,
	seat: (e, t) => w(e, t.place),
	subject: (e, t) => ({
		hero: t.hero,
		cause: t.cause
	}),
	options: (e, t) => {
		let n = C(e, t.place), r = ar(n);
		return n.wounds.length === 4 ? r.slice(0, 1) : r;
	},
	answer: (e, t, n) => {
		let r = C(e, t.place);
		return r.wounds = [...r.wounds, n.slot], t.left--, e.log?.({
			event: "woundTaken",
			hero: t.hero,
			slot: n.slot,
			cause: t.cause
		}), r.wounds.length >= 5 && (r.dead = !0), "again";
	},
	refuse: (e, t, n) => n.slot !== void 0 && C(e, t.place).wounds.includes(n.slot) ? M("slot-covered", "WOUND-1", { slot: n.slot }) : null
}), lr]), dr = L([F("corrupt", (e, t) => (t.left--, C(e, t.place).corruption >= 7 ? er(e, t.place, 1, t.cause, !1) : cr(e, t.place, !1, t.cause), "again"), sr), lr]);
function fr() {
	return F("bury-dead", (e, t) => (on(e, Me(e).find((t) => C(e, t).dead), t.cause ?? t.proc), "again"), (e) => e.s.heroes.some((e) => e.dead));
}
//#endregion
//#region packages/engine/src/procedures/roll.ts
function pr(e, t) {
	let { space: n } = C(e, t), r = 0;
	for (let i = 0; i < e.s.heroes.length; i++) {
		if (i === t || C(e, i).dead) continue;
		let a = Ke(e, n, C(e, i).space);
		(a === 0 || a <= z(e, "teamworkReach", i)) && r++;
	}
	return r;
}
function mr(e, t, n) {
	if (t.level === 0) return 0;
	let r = C(e, t.place), { track: i } = Se(e, r.hero), a = 0;
	for (let e = 1; e <= t.level; e++) {
		let t = hr(i, r, e);
		t?.kind === n && (a += t.kind === "hit" ? t.count : 1);
	}
	return a;
}
var hr = (e, t, n) => t.wounds.includes(n) ? void 0 : e[n - 1];
function gr(e, t, n) {
	let r = [];
	if (t.level === 0) return r;
	let i = C(e, t.place), { track: a } = Se(e, i.hero);
	for (let e = 1; e <= t.level; e++) {
		let t = hr(a, i, e);
		if (t?.kind !== "choice") continue;
		let o = t.of.filter((e) => n.includes(e));
		o.length > 0 && r.push(o);
	}
	return r;
}
function _r() {
	return I({
		name: "corruption",
		ask: "corruption",
		rule: "CORR-4",
		when: (e, t) => ke(e, t.place, t.hero) && C(e, t.place).corruption < 7,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({
			hero: t.hero,
			cause: t.proc
		}),
		options: () => bt,
		answer: (e, t, n) => {
			n.yes && (t.level = C(e, t.place).corruption + 1, cr(e, t.place, !0, t.proc));
		}
	});
}
function vr(e, t, n, r) {
	let i = t.proc === "cleanse" ? "cleanse" : t.proc === "rangedFight" ? "ranged" : "fight";
	t.rolled = bn(e, t.hero, i, n), t.choices = gr(e, t, r);
}
var yr = Object.freeze({
	hit: Object.freeze({
		id: "hit",
		as: "hit"
	}),
	defense: Object.freeze({
		id: "defense",
		as: "defense"
	}),
	counter: Object.freeze({
		id: "counter",
		as: "counter"
	}),
	skill: Object.freeze({
		id: "skill",
		as: "skill"
	})
}), br = [
	"hit",
	"defense",
	"counter"
], xr = (e) => e.map((e) => yr[e]), Sr = xr(br);
function Cr(e, t, n, r) {
	t.turned = {
		...t.turned,
		[n]: t.turned[n] + 1
	}, e.log?.({
		event: "faithTurned",
		hero: t.hero,
		as: n,
		bonus: r
	});
}
function wr(e) {
	let t = (e) => e.forceFaith ?? null;
	return [I({
		name: "faith",
		ask: "faith",
		rule: "DICE-3",
		when: (e, t) => t.faith > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({
			hero: t.hero,
			cause: t.proc
		}),
		options: (n, r) => {
			let i = t(r);
			return i ? [yr[i]] : r.proc === "cleanse" ? xr(e(n, r)) : Sr;
		},
		answer: (e, t, n) => (t.faith--, Cr(e, t, n.as, !1), "again")
	}), I({
		name: "bonus-of-choice",
		ask: "faith",
		rule: "CORR-1",
		when: (e, t) => t.choices.length > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({
			hero: t.hero,
			cause: "CORR-1"
		}),
		options: (e, t) => xr(t.choices[0]),
		answer: (e, t, n) => (t.choices = t.choices.slice(1), Cr(e, t, n.as, !0), "again")
	})];
}
var Tr = (e, t) => e.rolled[t] + e.turned[t];
function Er(e, t) {
	let n = { ...t.rolled };
	for (let e of t.picked) n[e]--;
	let r = t.proc === "cleanse" ? "cleanse" : t.proc === "rangedFight" ? "ranged" : "fight", i = bn(e, t.hero, r, t.picked.length, !0);
	for (let e of Object.keys(n)) n[e] += i[e];
	t.rolled = n, t.picked = [];
}
var Dr = (e, t) => xe(e, C(e, t)).fight, Or = (e, t) => (e.t.chosen?.cards ?? e.t.cardsOf.get(e.s.setup.sin))?.[t] ?? [];
function kr(e, t, n) {
	if (t.when) {
		for (let r of t.when) if (!r(e, n)) return !1;
	}
	return !0;
}
var Ar = (e, t) => {
	let n = 0;
	for (let r of e) r === t && n++;
	return n;
}, jr = (e, t) => Ar(e.s.sins.discard, t.id) + +(e.s.sins.open === t.id) >= t.copies;
function Mr(e, t, n) {
	let { turn: r, sins: i } = e.s;
	if (!r || r.card !== null || i.hand.length === 0) return !1;
	for (let r of Or(e, t)) if (!jr(e, r) && kr(e, r, n)) return !0;
	return !1;
}
function Nr(e, t, n) {
	let r = [P];
	for (let i of Or(e, t)) e.s.sins.hand.includes(i.id) && kr(e, i, n) && r.push(cn(i.id));
	return r;
}
function U(e, t) {
	return I({
		name: `window ${e}`,
		ask: "sin-card",
		rule: "SIN-1",
		always: !0,
		when: (n, r) => (!t || t(n, r)) && Mr(n, e, r.place),
		seat: () => "sins",
		subject: (t, n) => ({
			window: e,
			hero: n.hero
		}),
		options: (t, n) => Nr(t, e, n.place),
		answer: (t, n, r) => {
			r.card && R(t, {
				proc: "playCard",
				step: 0,
				card: r.card,
				window: e,
				place: n.place,
				hero: n.hero,
				cancelled: !1
			});
		},
		refuse: (t, n, r) => {
			if (r.card === void 0) return null;
			let i = t.t.sinCards.get(r.card);
			return !i || !t.s.sins.hand.includes(i.id) ? M("card-not-held", "SIN-1", { card: r.card }) : i.window !== e || !kr(t, i, n.place) ? M("card-not-now", i.id, {
				card: i.id,
				window: i.window
			}) : null;
		}
	});
}
var Pr = L([
	F("show", (e, t) => {
		let { sins: n } = e.s;
		n.hand = qt(n.hand, t.card), n.known = qt(n.known, t.card), n.open = t.card, e.s.turn && (e.s.turn.card = t.card), e.log?.({
			event: "sinCardPlayed",
			card: t.card,
			window: t.window,
			hero: t.hero
		});
	}),
	V("card-shown"),
	F("effect", (e, t) => R(e, Jt(e, `card:${t.card}`, t.card, t.place, t.place, t.hero)), (e, t) => !t.cancelled)
]);
function Fr(e, t) {
	for (let n of e.s.stack) n.proc === "playCard" && (n.cancelled = !0, e.log?.({
		event: "sinCardCancelled",
		card: n.card,
		cause: t
	}));
}
function Ir(e) {
	let { sins: t } = e.s;
	t.open !== null && (t.discard = [...t.discard, t.open], e.log?.({
		event: "sinCardDiscarded",
		card: t.open
	}), t.open = null);
}
function Lr(e, t, n) {
	let { sins: r } = e.s, i = [];
	for (let n = 0; n < t; n++) {
		if (r.deck.length === 0) {
			if (r.discard.length === 0) break;
			r.known = [...r.hand, ...i].sort();
			let t = r.discard.slice();
			r.discard = [], x(e.s.random, "sins", t), r.deck = t, e.log?.({ event: "sinDeckRemade" });
		}
		i.push(r.deck[0]), r.deck = r.deck.slice(1);
	}
	r.hand = [...r.hand, ...i], i.length > 0 && e.log?.({
		event: "sinCardsDrawn",
		count: i.length,
		cause: n,
		secret: {
			to: "sins",
			cards: i
		}
	});
}
//#endregion
//#region packages/engine/src/procedures/fight.ts
function Rr(e, t, n) {
	let r = C(e, t);
	R(e, Cn("fight", t, r.hero, r.space, r.space, n));
}
var zr = (e, t) => t.alone || Ne(e, t.place);
function Br(e, t) {
	let n = C(e, t.place), r = t.noTeamwork ? 0 : Math.min(pr(e, t.place), zt(e, "teamworkLimit", t, 99)), i = +!!n.npcs.includes("commissioner"), a = Dr(e, t.place) + r + i + z(e, "heroDice", t) + mr(e, t, "die") + t.heroDice;
	return Math.max(0, t.leastDice, a);
}
function Vr(e, t) {
	let n = A(e, "pentagram", t.space) + t.sinDice + z(e, "sinDice", t);
	for (let r of Fe(e, t.space)) n += On(e, r).fight;
	return Math.max(0, n);
}
function Hr(e, t) {
	let n = C(e, t.place);
	return Math.max(0, xe(e, n).defense + z(e, "heroDefense", t) + mr(e, t, "defense") + t.heroDefense);
}
var Ur = (e, t) => mr(e, t, "hit") + z(e, "heroHits", t), Wr = (e, t) => z(e, "heroCounters", t), Gr = (e, t) => ke(e, t.place, t.hero), Kr = F("begin", (e, t) => {
	e.log?.({
		event: "fightStarted",
		hero: t.hero,
		space: T(e, t.space),
		target: T(e, t.target),
		by: t.by,
		ranged: t.ranged
	});
}), qr = F("call-off", (e, t) => (e.log?.({
	event: "fightOff",
	hero: t.hero
}), "leave"), (e, t) => !Gr(e, t)), Jr = F("lay-out", (e, t) => {
	t.faith = t.rolled.faith;
}), Yr = F("count-hits", (e, t) => {
	t.hits = Tr(t, "hit") + Ur(e, t), e.log?.({
		event: "rollSettled",
		hero: t.hero,
		hits: t.hits,
		skills: 0,
		defense: Hr(e, t) + Tr(t, "defense"),
		counters: Tr(t, "counter") + Wr(e, t)
	});
}), Xr = (e, t) => {
	let n = D(e, t);
	return {
		id: n,
		monster: n
	};
}, Zr = I({
	name: "kill",
	ask: "kill",
	rule: "FIGHT-10",
	when: (e, t) => t.hits > 0,
	seat: (e, t) => w(e, t.place),
	subject: (e, t) => ({
		hero: t.hero,
		space: T(e, t.target)
	}),
	options: (e, t) => {
		let n = Fe(e, t.target).filter((e) => !t.doomed.includes(e)), r = [P];
		for (let i of ze(e, n)) kn(e, i) <= t.hits && An(e, i) && r.push(Xr(e, i));
		return r;
	},
	answer: (e, t, n) => {
		if (!n.monster) return;
		let r = e.t.figureIndex.get(n.monster);
		return t.hits -= kn(e, r), t.doomed = [...t.doomed, r], "again";
	},
	refuse: (e, t, n) => {
		let r = n.monster === void 0 ? void 0 : e.t.figureIndex.get(n.monster);
		if (r === void 0) return null;
		if (e.s.figures[r] !== t.target) return M("no-monsters-there", "FIGHT-10", { monster: n.monster });
		if (!An(e, r)) return M("monster-unkillable", "CARD-1", { monster: n.monster });
		let i = Hn(e, r, Fe(e, t.target).filter((e) => !t.doomed.includes(e)));
		if (i) return i;
		let a = kn(e, r);
		return M("not-enough-hits", "FIGHT-10", {
			monster: n.monster,
			needs: a,
			hits: t.hits
		});
	}
}), Qr = F("settle-kills", (e, t) => {
	let n = t.ranged ? "ranged" : "fight", r = t.doomed.map((r) => ({
		kind: O(e, r),
		id: D(e, r),
		space: t.target,
		by: n
	}));
	for (let r of t.doomed) Gn(e, r, n);
	t.killed = t.doomed, t.doomed = [], e.s.roundFacts.kills += t.killed.length;
	for (let t of r) B(e, "kill", t);
}, (e, t) => t.doomed.length > 0);
function $r(e, t) {
	let n = Sn(t.sinRoll), r = Tr(t, "counter") + Wr(e, t);
	t.wounds = Math.max(0, n - Hr(e, t) - Tr(t, "defense")), t.corruption = Math.max(0, t.sinRoll.corruption - r), e.log?.({
		event: "fightSettled",
		hero: t.hero,
		sinHits: n,
		sinCorruption: t.sinRoll.corruption,
		wounds: t.wounds,
		corruption: t.corruption
	});
}
var ei = [
	V("wounds-due", (e, t) => t.wounds > 0),
	F("wounds", (e, t) => er(e, t.place, t.wounds, t.proc, !1)),
	F("corruption", (e, t) => tr(e, t.place, t.corruption, t.proc, !1), Gr),
	fr(),
	V("after-fight", Gr),
	U("monster-killed", (e, t) => t.killed.length > 0 && ti(e))
];
function ti(e) {
	let { turn: t } = e.s;
	return t !== null && (ke(e, t.place, t.hero) || Ct(e, "reaction") !== null);
}
var ni = [I({
	name: "acolyte",
	ask: "acolyte",
	rule: "ACO-1",
	when: (e, t) => Gr(e, t) && !tt(e, "acolytes") && Be(e, "acolyte", -1) >= 0,
	seat: () => "sins",
	subject: (e, t) => ({
		hero: t.hero,
		space: T(e, t.space)
	}),
	options: () => bt,
	answer: (e, t, n) => {
		if (!n.yes) return;
		let { ability: r } = e.t.acolytes.get(e.s.setup.acolytes);
		et(e, "acolytes"), e.log?.({
			event: "acolyteUsed",
			acolytes: e.s.setup.acolytes,
			space: T(e, t.space)
		}), Wn(e, Be(e, "acolyte", -1), t.space, r), R(e, Jt(e, `acolytes:${e.s.setup.acolytes}`, r, t.place));
	}
})], ri = L([
	Kr,
	U("fight-start"),
	...ni,
	V("fight-ready", Gr),
	_r(),
	qr,
	F("roll", (e, t) => {
		let [n, r] = [Br(e, t), Vr(e, t)];
		vr(e, t, n, br), t.sinRoll = xn(e, t.hero, "fight", r);
	}),
	V("hero-rolled"),
	V("sin-rolled"),
	U("fight-rolled"),
	Jr,
	...wr(() => br),
	Yr,
	Zr,
	Qr,
	F("suffer", $r),
	...ei
]), ii = M("no-monsters-here", "FIGHT-13"), ai = (e, t) => Pe(e, t) ? null : ii, oi = (e, t) => j(e, "fire", t) + j(e, "corruption", t) + j(e, "pentagram", t) + j(e, "nest", t);
//#endregion
//#region packages/engine/src/procedures/orbital.ts
function si(e, t) {
	R(e, {
		proc: "orbital",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		token: -1,
		killed: []
	});
}
var ci = (e) => `orbital-${e + 1}`;
function li(e) {
	let t = [];
	return e.s.orbital.forEach((n, r) => {
		for (let i = 0; i < e.map.spaces.length; i++) Ke(e, n, i) <= 2 && t.push({
			id: `${ci(r)}>${T(e, i)}`,
			token: ci(r),
			to: T(e, i)
		});
	}), t;
}
var ui = (e, t) => ze(e, Fe(e, e.s.orbital[t.token]).filter((t) => jn(e, t))), di = L([
	I({
		name: "orbital-move",
		ask: "orbital-move",
		rule: "CITY-5",
		when: (e) => e.s.orbital.length > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({ hero: t.hero }),
		options: li,
		answer: (e, t, n) => {
			t.token = Number(n.token.slice(8)) - 1;
			let r = e.s.orbital[t.token], i = e.map.index.get(n.to);
			e.s.orbital = e.s.orbital.with(t.token, i), e.log?.({
				event: "orbitalMoved",
				token: n.token,
				from: T(e, r),
				to: T(e, i)
			});
		},
		refuse: (e, t, n) => n.to === void 0 ? null : e.map.index.has(n.to) ? M("not-adjacent", "CITY-5", { space: n.to }) : M("no-such-space", "CITY-5", { space: n.to })
	}),
	I({
		name: "orbital-kill",
		ask: "orbital-kill",
		rule: "CITY-5",
		when: (e, t) => t.token >= 0 && ui(e, t).length > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({
			hero: t.hero,
			space: T(e, e.s.orbital[t.token])
		}),
		options: (e, t) => [P, ...ui(e, t).map((t) => ({
			id: D(e, t),
			monster: D(e, t)
		}))],
		answer: (e, t, n) => {
			n.monster && (t.killed = [e.t.figureIndex.get(n.monster)]);
		},
		refuse: (e, t, n) => n.monster === void 0 ? null : M("no-monsters-there", "CITY-5", { monster: n.monster })
	}),
	F("settle", (e, t) => {
		let n = t.killed[0];
		if (n === void 0) {
			B(e, "strike", { targets: fi(e) });
			return;
		}
		let r = k(e, n);
		Gn(e, n, "orbital"), e.s.roundFacts.kills++, B(e, "kill", {
			kind: O(e, n),
			id: D(e, n),
			space: r,
			by: "orbital"
		});
	}, (e, t) => t.token >= 0),
	U("monster-killed", (e, t) => t.killed.length > 0 && ti(e))
]);
function fi(e) {
	return Le(e).some((t) => jn(e, t) && e.s.orbital.some((n) => e.map.group[n] === e.map.group[k(e, t)]));
}
var pi = L([U("monster-killed", ti)]);
function mi(e) {
	let t = Ct(e, "kills", "orbital", "fight", "rangedFight");
	return t ? {
		killed: t.killed,
		fight: "by" in t
	} : {
		killed: [],
		fight: !1
	};
}
//#endregion
//#region packages/engine/src/procedures/tokens.ts
function hi(e, t, n, r) {
	return Ge(e, t) <= 0 ? !1 : (He(e, t, n, 1), e.log?.({
		event: "tokenPlaced",
		token: t,
		space: T(e, n),
		cause: r
	}), !0);
}
function gi(e, t, n) {
	Ge(e, "extraTurn") <= 0 || (C(e, t).extraTurns++, e.log?.({
		event: "extraTurnGained",
		hero: C(e, t).hero,
		cause: n
	}));
}
var _i = M("nothing-face-down", "EXPL-2"), vi = M("monsters-prevent", "EXPL-2");
function yi(e, t) {
	let { space: n } = C(e, t);
	return We(e, n).length === 0 ? _i : Pe(e, n) ? vi : null;
}
function bi(e, t) {
	let n = C(e, t), r = We(e, n.space);
	e.s.faceDown = e.s.faceDown.filter((e) => e.space !== n.space);
	for (let t of r) He(e, t, n.space, 1);
	e.log?.({
		event: "tokensFlipped",
		space: T(e, n.space),
		tokens: r,
		hero: n.hero
	}), B(e, "flip", { space: n.space });
}
var xi = (e) => ct.includes(e), Si = M("no-such-token-here", "TURN-3"), Ci = M("innocent-at-seven", "EXPL-5"), wi = M("just-dropped", "NPC-2"), Ti = M("not-collectable", "TURN-3");
function Ei(e, t, n) {
	let r = C(e, t);
	return xi(n) ? e.s.npcs.some((e) => e.npc === n && e.space === r.space) ? e.s.turn?.dropped.includes(n) ? wi : null : Si : n !== "extraTurn" && n !== "innocent" ? Ti : j(e, n, r.space) === 0 ? Si : n === "innocent" && r.corruption >= 7 ? Ci : null;
}
function Di(e, t, n) {
	let r = C(e, t);
	if (e.log?.({
		event: "tokenTaken",
		token: n,
		space: T(e, r.space),
		hero: r.hero
	}), xi(n)) {
		e.s.npcs = e.s.npcs.filter((e) => e.npc !== n), r.npcs = [...r.npcs, n], B(e, "meet", { npc: n });
		return;
	}
	let i = n;
	He(e, i, r.space, -1), i === "extraTurn" ? r.extraTurns++ : (r.innocents++, e.s.staleInnocents.includes(r.space) ? e.s.staleInnocents = qt(e.s.staleInnocents, r.space) : r.freshInnocents++, Oi(e, t));
}
function Oi(e, t) {
	let n = C(e, t);
	if (E(e).progress.some((e) => e.on === "rescue")) for (; n.freshInnocents > 0 && !e.s.mission.done; n.freshInnocents--) B(e, "rescue", { place: t });
}
var ki = M("not-held", "TURN-3"), Ai = (e, t, n) => C(e, t).npcs.includes(n) ? null : ki;
function ji(e, t, n) {
	let r = C(e, t);
	r.npcs = r.npcs.filter((e) => e !== n), e.s.npcs = [...e.s.npcs, {
		npc: n,
		space: r.space
	}], e.s.turn && (e.s.turn.dropped = [...e.s.turn.dropped, n]), e.log?.({
		event: "npcDropped",
		npc: n,
		space: T(e, r.space),
		hero: r.hero
	});
}
var Mi = M("no-delivery-here", "STORY-1");
function Ni(e, t) {
	let { deliver: n } = E(e);
	return !n || e.s.mission.done || !n.at(e, t) ? Mi : C(e, t).innocents > 0 ? null : ki;
}
function Pi(e, t) {
	let n = C(e, t);
	n.innocents--, n.freshInnocents = Math.min(n.freshInnocents, n.innocents), e.s.innocentsOut++, e.log?.({
		event: "innocentDelivered",
		hero: n.hero,
		space: T(e, n.space)
	});
	let r = e.s.mission.id;
	B(e, "deliver", { place: t }), e.s.over || R(e, Jt(e, `deliver:${r}`, r, t));
}
//#endregion
//#region packages/engine/src/procedures/city.ts
var Fi = M("not-a-district", "CITY-1"), Ii = M("city-token-spent", "CITY-1"), Li = M("slot-taken", "CITY-1"), Ri = M("city-forbidden", "ORD-4");
function zi(e, t) {
	let n = C(e, t);
	return Ce(e, n.space) ? n.cityAction ? e.s.slots.includes(n.space) ? Li : Vt(e, "forbidCity", t) ? Ri : null : Ii : Fi;
}
function Bi(e, t) {
	let n = C(e, t), r = e.map.cityActions[n.space];
	R(e, {
		proc: "city",
		step: 0,
		place: t,
		hero: n.hero,
		space: n.space,
		icons: Qe(e, n.space).map((e) => r[e]),
		healed: 0,
		most: 99
	});
}
function Vi(e) {
	for (let t = e.s.stack.length - 1; t >= 0; t--) {
		let n = e.s.stack[t];
		if (n.proc === "city") return n;
	}
	return null;
}
var Hi = (e, t) => C(e, t).wounds.length > 0 && !$e(e, t, "heal") && !Vt(e, "forbidHeal", t), Ui = (e, t) => C(e, t).corruption > 1 && !$e(e, t, "repent") && !Vt(e, "forbidRepent", t);
function Wi(e, t, n, r) {
	R(e, {
		proc: "heal",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		cause: r,
		left: n
	});
}
var Gi = L([I({
	name: "heal-slot",
	ask: "heal-slot",
	rule: "WOUND-1",
	when: (e, t) => t.left > 0 && Hi(e, t.place),
	seat: (e, t) => w(e, t.place),
	subject: (e, t) => ({
		hero: t.hero,
		cause: t.cause
	}),
	options: (e, t) => or(C(e, t.place)),
	answer: (e, t, n) => {
		let r = C(e, t.place);
		return r.wounds = r.wounds.filter((e) => e !== n.slot), t.left--, e.log?.({
			event: "woundHealed",
			hero: t.hero,
			slot: n.slot,
			cause: t.cause
		}), "again";
	},
	refuse: (e, t, n) => n.slot === void 0 ? null : M("slot-free", "WOUND-1", { slot: n.slot })
})]);
function Ki(e, t, n) {
	if (!Ui(e, t)) return !1;
	let r = C(e, t);
	return r.corruption--, e.log?.({
		event: "corruptionLost",
		hero: r.hero,
		level: r.corruption,
		cause: n
	}), !0;
}
function qi(e, t, n) {
	R(e, {
		proc: "inventory",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		cause: n,
		lapsed: !1
	});
}
var Ji = L([
	F("price", (e, t) => Qt(e, "inventory-icon", t.place), (e, t) => t.cause === "inventory"),
	F("carry-out", (e, t) => e.log?.({
		event: "cityActionDone",
		hero: t.hero,
		action: "inventory"
	}), (e, t) => t.cause === "inventory" && !t.lapsed && C(e, t.place).hero === t.hero),
	I({
		name: "upgrade",
		ask: "upgrade",
		rule: "CITY-4",
		when: (e, t) => !t.lapsed && C(e, t.place).hero === t.hero && e.s.upgrades.inventory.length > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({
			hero: t.hero,
			cause: t.cause
		}),
		options: (e) => e.s.upgrades.inventory.map(cn),
		answer: (e, t, n) => {
			un(e, t.place, n.card), ln(e), Qt(e, "gained", t.place, n.card);
		},
		refuse: (e, t, n) => n.card === void 0 ? null : M("not-in-inventory", "CITY-4", { card: n.card })
	})
]);
function Yi(e, t, n) {
	let { place: r } = t;
	n !== "inventory" && e.log?.({
		event: "cityActionDone",
		hero: t.hero,
		action: n
	}), n === "heal" ? (t.healed++, Wi(e, r, 1, "heal")) : n === "repent" ? Ki(e, r, "repent") && B(e, "repent", { place: r }) : n === "extraTurn" ? gi(e, r, "extraTurn") : n === "inventory" ? qi(e, r, "inventory") : si(e, r);
}
var Xi = {
	heal: Object.freeze({
		id: "heal",
		action: "heal"
	}),
	repent: Object.freeze({
		id: "repent",
		action: "repent"
	}),
	extraTurn: Object.freeze({
		id: "extraTurn",
		action: "extraTurn"
	}),
	inventory: Object.freeze({
		id: "inventory",
		action: "inventory"
	}),
	orbital: Object.freeze({
		id: "orbital",
		action: "orbital"
	})
}, Zi = (e, t) => zt(e, "healIcons", t, 99);
function Qi(e, t) {
	if (t.most <= 0) return [];
	let n = t.healed < Zi(e, t.place);
	return [...new Set(t.icons)].filter((e) => e !== "heal" || n);
}
var $i = L([
	F("use", (e, t) => {
		C(e, t.place).cityAction = !1, e.s.slots = [...e.s.slots, t.space], e.log?.({
			event: "cityUsed",
			hero: t.hero,
			district: T(e, t.space)
		}), B(e, "city", { space: t.space });
	}),
	U("city-action"),
	I({
		name: "city-action",
		ask: "city-action",
		rule: "CITY-2",
		when: (e, t) => C(e, t.place).hero === t.hero && Qi(e, t).length > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({
			hero: t.hero,
			space: T(e, t.space)
		}),
		options: (e, t) => [...Qi(e, t).map((e) => Xi[e]), P],
		answer: (e, t, n) => {
			let { action: r } = n;
			if (!r) return;
			let i = t.icons.indexOf(r);
			return t.icons = t.icons.filter((e, t) => t !== i), t.most--, Yi(e, t, r), "again";
		},
		refuse: (e, t, n) => n.action === void 0 ? null : M("icon-not-there", "CITY-2", { action: n.action })
	})
]), ea = {
	1: 3,
	2: 4,
	3: 3,
	4: 4
}, ta = {
	leader: 1,
	fixer: 2,
	shooter: 2,
	bruiser: 2
}, na = [
	"edition",
	"sin",
	"acolytes",
	"story",
	"map",
	"heroPlayers",
	"heroes",
	"team",
	"power",
	"storyAid",
	"dice"
];
function ra(e, t, n, r) {
	throw new N("impossible-setup", e, {
		field: t,
		problem: n,
		...r !== void 0 && { value: r }
	});
}
var ia = (e, t) => t[e.below(t.length)];
function aa(e, t, n, r, i = [...t.keys()]) {
	if (e === void 0 || e === "random") return i.length === 0 && ra("SETUP-3", n, "none-fits"), ia(r, i);
	if (typeof e != "string") throw new N("wrong-type", "SETUP-3", { field: `setup.${n}` });
	if (!t.has(e)) throw new N("unknown-id", "SETUP-3", {
		field: `setup.${n}`,
		id: e
	});
	return e;
}
function oa(e, t, n) {
	let r = [];
	for (let [i, a] of Object.entries(ta)) {
		let o = [...e.heroes.values()].filter((e) => e.class === i).map((e) => e.id), s = o.filter((e) => n.includes(e)), c = o.filter((e) => !n.includes(e));
		for (s.length + c.length <= a && s.push(...c.splice(0)); s.length < a && c.length > 0;) s.push(...c.splice(t.below(c.length), 1));
		r.push(...s);
	}
	return r;
}
function sa(e, t) {
	new Set(t).size !== t.length && ra("COMP-5", "team", "hero-twice");
	for (let [n, r] of Object.entries(ta)) {
		let i = t.filter((t) => e.heroes.get(t)?.class === n).length;
		i !== r && ra("COMP-5", "team", `needs-${r}-${n}`, i);
	}
}
function ca(e, t, n) {
	if (!Array.isArray(t)) throw new N("wrong-type", "SETUP-3", { field: `setup.${n}` });
	for (let r of t) if (typeof r != "string" || !e.heroes.has(r)) throw new N("unknown-id", "SETUP-3", {
		field: `setup.${n}`,
		id: String(r)
	});
	return [...t];
}
function la(e, t) {
	if (e === void 0) return !0;
	if (typeof e != "boolean") throw new N("wrong-type", "SETUP-3", { field: `setup.${t}` });
	return e;
}
function ua(e, t, n) {
	if (typeof t != "object" || !t) throw new N("not-an-object", "SETUP-3", { field: "setup" });
	for (let e of Object.keys(t)) if (!na.includes(e)) throw new N("unknown-field", "SETUP-3", { field: `setup.${e}` });
	let { heroPlayers: r } = t;
	if (typeof r != "number") throw new N("wrong-type", "SETUP-1", { field: "setup.heroPlayers" });
	let i = ea[r];
	i === void 0 && ra("SETUP-1", "heroPlayers", "one-to-four", r);
	let a = t.edition === "random" ? ia(n, at) : t.edition ?? "final";
	if (!at.includes(a)) throw new N("unknown-id", "SETUP-3", {
		field: "setup.edition",
		id: a
	});
	let o = t.dice ?? "normal";
	if (o !== "normal" && o !== "merciless") throw new N("unknown-id", "SETUP-3", {
		field: "setup.dice",
		id: String(o)
	});
	let s = aa(t.sin, e.sins, "sin", n), c = aa(t.acolytes, e.acolytes, "acolytes", n), l = t.story !== void 0 && t.story !== "random", u = [...e.maps.values()].filter(({ def: e }) => !l || e.story === t.story).map(({ def: e }) => e.id);
	l && aa(t.story, e.stories, "story", n);
	let d = aa(t.map, e.maps, "map", n, u), f = e.maps.get(d).def.story;
	l && f !== t.story && ra("SETUP-3", "map", "of-another-story", d);
	let p = t.heroes !== void 0 && t.heroes !== "random", m = t.team !== void 0 && t.team !== "random", h = p ? ca(e, t.heroes, "heroes") : [], g = m ? ca(e, t.team, "team") : oa(e, n, h), _ = p ? h : [];
	new Set(_).size !== _.length && ra("SETUP-3", "heroes", "hero-twice");
	for (let e of _) g.includes(e) || ra("COMP-5", "heroes", "outside-the-team", e);
	sa(e, g), p && _.length !== i && ra("SETUP-2", "heroes", `needs-${i}`, _.length);
	let v = g.filter((e) => !_.includes(e));
	for (; _.length < i;) _.push(...v.splice(n.below(v.length), 1));
	return {
		edition: a,
		sin: s,
		acolytes: c,
		story: f,
		map: d,
		heroPlayers: r,
		heroes: _,
		team: g,
		power: la(t.power, "power"),
		storyAid: la(t.storyAid, "storyAid"),
		dice: o
	};
}
function da(e, t) {
	let n = ea[e] / e;
	return `hero${Math.floor(t / n) + 1}`;
}
function fa(e, t, n) {
	return {
		hero: e,
		form: e,
		seat: t,
		space: n,
		corruption: 1,
		wounds: [],
		dead: !1,
		turns: 2,
		extraTurns: 0,
		cityAction: !0,
		upgrades: [],
		npcs: [],
		innocents: 0,
		freshInnocents: 0
	};
}
function pa(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i = [];
	for (let { kind: n, space: a, count: o, faceDown: s } of e.tokens) {
		if (!s) continue;
		let e = t.get(a);
		r.set(e, (r.get(e) ?? 0) + o);
		for (let e = 0; e < o; e++) i.push(n);
	}
	return x(n, "tokens", i), [...r].map(([e, t]) => ({
		space: e,
		kinds: i.splice(0, t)
	}));
}
function ma(e, t, n) {
	let r = (t) => {
		let r = [...e.apocalypse.values()].filter((e) => e.type === t).map((e) => e.id);
		return x(n, "apocalypse", r), r;
	};
	if (t !== "mixed") return r(t);
	let i = [
		"terror",
		"corruption",
		"redemption"
	].flatMap((e) => r(e).slice(0, ha));
	return x(n, "apocalypse", i), i;
}
var ha = 3;
function ga(e, t, n) {
	let r = e.figures.map(() => -2), i = (t, n) => {
		let i = e.figures.findIndex((e, n) => e.kind === t && r[n] === -2);
		i >= 0 && (r[i] = n);
	};
	for (let { kind: e, space: r } of t.monsters) i(e, n.get(r));
	for (let [e, n] of Object.entries(t.deadPile)) for (let t = 0; t < n; t++) i(e, -1);
	return r;
}
function _a(e, t, n) {
	let { def: r, geometry: i, start: a } = e.maps.get(t.map), o = (e) => i.index.get(e), s = g(n), c = () => i.spaces.map(() => 0), l = Object.fromEntries(ot.map((e) => [e, c()]));
	for (let { kind: e, space: t, count: n, faceDown: i } of r.tokens) {
		let r = l[e];
		i || (r[o(t)] = r[o(t)] + n);
	}
	let u = e.stories.get(t.story), d = e.sins.get(t.sin).cards.flatMap((e) => Array(e.copies).fill(e.id));
	x(s, "sins", d);
	let f = [...e.upgrades.keys()];
	x(s, "upgrades", f);
	let p = t.heroes.length;
	return {
		rules: e.version,
		setup: t,
		random: s,
		script: null,
		question: 0,
		decisions: 0,
		ballots: null,
		voteFailed: !1,
		over: null,
		round: 0,
		first: 0,
		heroes: t.heroes.map((e, n) => fa(e, da(t.heroPlayers, n), a)),
		reserve: t.team.filter((e) => !t.heroes.includes(e)),
		figures: ga(e, r, i.index),
		tokens: l,
		faceDown: pa(r, i.index, s),
		covered: [],
		altars: r.altars.map(o),
		metro: r.metro.map(({ color: e, space: t }) => ({
			color: e,
			space: o(t)
		})),
		orbital: r.orbital.map(o),
		npcs: r.npcs.map(({ kind: e, space: t }) => ({
			npc: e,
			space: o(t)
		})),
		staleInnocents: [],
		innocentsOut: 0,
		slots: [],
		track: 0,
		apocalypse: {
			cards: [],
			deck: ma(e, u.type, s),
			known: 0,
			seen: 0,
			out: []
		},
		mission: {
			id: u.missions[0].id,
			progress: 0,
			count: 0,
			done: !1,
			marked: []
		},
		missionsDone: [],
		sins: {
			hand: [],
			deck: d,
			discard: [],
			open: null,
			known: [],
			reactions: p,
			tokens: p,
			permanent: p
		},
		upgrades: {
			deck: f,
			inventory: f.splice(0, 5),
			known: 0,
			discard: []
		},
		darkPast: {},
		darkPastRevealed: [],
		used: [],
		forbids: [],
		turn: null,
		roundFacts: {
			kills: 0,
			progress: 0,
			heroDied: !1
		},
		stack: [{
			proc: "game",
			step: 0
		}]
	};
}
var va = (e) => e.s.setup.edition === "preview" ? e.s.heroes.length : ya, ya = 5, ba = [
	1,
	3,
	5
], xa = [
	1,
	3,
	5,
	6
];
function Sa(e, t) {
	let n = e.s.heroes.length === 4 ? xa : ba, r = Object.values(e.s.darkPast);
	return [...e.t.darkPast.values()].filter((e) => n.includes(e.number) === t && !r.includes(e.id));
}
function Ca(e) {
	for (let { hero: t } of e.s.heroes) if (!e.s.darkPast[t]) return {
		hero: t,
		starting: !0
	};
	for (let t of e.s.reserve) if (!e.s.darkPast[t]) return {
		hero: t,
		starting: !1
	};
	return null;
}
var wa = L([
	F("start", (e) => {
		let { setup: t } = e.s, { story: n, map: r, sin: i, acolytes: a, heroes: o } = t;
		e.log?.({
			event: "gameStarted",
			story: n,
			map: r,
			sin: i,
			acolytes: a,
			heroes: o
		}), Lr(e, va(e), "SETUP-9");
	}),
	I({
		name: "dark-past",
		ask: "dark-past",
		rule: "SETUP-11",
		when: (e) => De(e).darkPast && e.t.darkPast.size >= e.s.setup.team.length && Ca(e) !== null,
		seat: () => "sins",
		subject: (e) => ({ hero: Ca(e)?.hero }),
		options: (e) => {
			let { hero: t, starting: n } = Ca(e);
			return Sa(e, n).map(({ id: e }) => ({
				id: `${e}>${t}`,
				card: e,
				hero: t
			}));
		},
		answer: (e, t, n) => {
			let r = n.hero;
			return e.s.darkPast = {
				...e.s.darkPast,
				[r]: n.card
			}, e.log?.({
				event: "darkPastGiven",
				hero: r,
				secret: {
					to: "sins",
					card: n.card
				}
			}), "again";
		}
	}),
	F("aid", (e, t) => {
		let n = t.place ?? 0;
		return t.place = n + 1, qi(e, n, "story-aid"), "again";
	}, (e, t) => e.s.setup.storyAid && e.s.heroes.length === 4 && (t.place ?? 0) < e.s.heroes.length)
]), Ta = [[
	"heal",
	"repent",
	"inventory",
	"orbital",
	"altar",
	"metro",
	"free-fight",
	"acolytes"
], [
	"heroes",
	"spectator",
	"all",
	"random",
	"none",
	"mixed",
	"terror",
	"redemption"
]].flat();
[
	...it,
	...at,
	...ot,
	...ct,
	...lt,
	...ut,
	...dt,
	...ft,
	...pt,
	...Object.keys(ta),
	...Ta
];
//#endregion
//#region packages/engine/src/geometry.ts
var Ea = [
	"NW",
	"NE",
	"SE",
	"SW"
], Da = [
	0,
	90,
	180,
	270
], Oa = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0]
];
function ka(e, t) {
	let n = ja(e, t), r = Na(t), i = [...t.map(({ tile: e }) => e), ...r.map(({ x: e, y: t }) => Aa(e, t))], a = new Map(i.map((e, t) => [e, t])), o = t.map(({ x: e, y: t }) => Ma(e, t).map((e) => a.get(Aa(e.x, e.y)))), s = Pa(i.length, o), c = s.map((e, t) => Fa(t, s));
	return {
		spaces: i,
		index: a,
		districts: t.length,
		next: s,
		distance: c,
		sight: Ia(r, a, s),
		group: La(c),
		printed: Ra(n, t, o, i.length),
		cityActions: i.map((e, t) => n[t]?.cityActions ?? [])
	};
}
function Aa(e, t) {
	return `s${e},${t}`;
}
function ja(e, t) {
	let n = new Map(e.map((e) => [e.id, e])), r = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map();
	return t.map(({ tile: e, x: t, y: a, rotation: o }) => {
		let s = n.get(e);
		if (s === void 0) throw Error(`unknown tile: ${e}`);
		if (r.has(e)) throw Error(`tile placed twice: ${e}`);
		if (r.add(e), !Number.isInteger(t) || !Number.isInteger(a)) throw Error(`tile ${e} at no whole place: ${t},${a}`);
		let c = `${t},${a}`, l = i.get(c);
		if (l !== void 0) throw Error(`two tiles at ${c}: ${l} and ${e}`);
		if (i.set(c, e), !Da.includes(o)) throw Error(`bad rotation of tile ${e}: ${o}`);
		return s;
	});
}
function Ma(e, t) {
	return [
		{
			x: e,
			y: t
		},
		{
			x: e + 1,
			y: t
		},
		{
			x: e + 1,
			y: t + 1
		},
		{
			x: e,
			y: t + 1
		}
	];
}
function Na(e) {
	return [...new Map(e.flatMap(({ x: e, y: t }) => Ma(e, t)).map((e) => [Aa(e.x, e.y), e])).values()].sort((e, t) => e.y - t.y || e.x - t.x);
}
function Pa(e, t) {
	let n = Array.from({ length: e }, () => /* @__PURE__ */ new Set()), r = (e, t) => {
		n[e].add(t), n[t].add(e);
	};
	return t.forEach((e, t) => {
		e.forEach((n, i) => {
			r(t, n), r(n, e[(i + 1) % 4]);
		});
	}), n.map((e) => [...e].sort((e, t) => e - t));
}
function Fa(e, t) {
	let n = new Uint8Array(t.length).fill(255);
	n[e] = 0;
	let r = [e];
	for (let e of r) for (let i of t[e]) n[i] === 255 && (n[i] = n[e] + 1, r.push(i));
	return n;
}
function Ia(e, t, n) {
	let r = n.map(() => []);
	for (let { x: i, y: a } of e) {
		let e = t.get(Aa(i, a));
		for (let [o, s] of Oa) {
			let c = e;
			for (let l = 1;; l++) {
				let u = t.get(Aa(i + l * o, a + l * s));
				if (u === void 0 || !n[c].includes(u)) break;
				r[e].push(u), c = u;
			}
		}
		r[e].sort((e, t) => e - t);
	}
	return r;
}
function La(e) {
	let t = [], n = 0;
	return e.forEach((e, r) => {
		let i = e.findIndex((e) => e !== 255);
		t.push(i === r ? n++ : t[i]);
	}), t;
}
function Ra(e, t, n, r) {
	let i = () => Array.from({ length: r }, () => 0), a = {
		fire: i(),
		corruption: i(),
		pentagram: i(),
		nest: i()
	};
	return t.forEach(({ rotation: t }, r) => {
		for (let { kind: i, at: o } of e[r].permanent) {
			let e = o === "C" ? r : n[r][(Ea.indexOf(o) + t / 90) % 4];
			a[i][e] += 1;
		}
	}), a;
}
//#endregion
//#region packages/engine/src/procedures/cleanse.ts
var za = (e, t) => !!E(e).altars && e.s.altars.includes(t), Ba = (e, t) => !e.s.mission.done && !!E(e).cleanse?.(e, t), Va = M("nothing-to-cleanse", "CLEANSE-2");
function Ha(e, t) {
	let { space: n } = C(e, t);
	return oi(e, n) > 0 || za(e, n) || Ba(e, t) ? null : Va;
}
function Ua(e, t) {
	let n = C(e, t);
	R(e, wn(t, n.hero, n.space));
}
function Wa(e, t) {
	let n = t.noTeamwork ? 0 : pr(e, t.place), r = xe(e, C(e, t.place)).skill + n + z(e, "cleanseDice", t.place) + mr(e, t, "die");
	return Math.max(0, t.leastDice, r + t.heroDice);
}
var Ga = (e, t) => z(e, "cleanseCounters", t.place) > 0, Ka = (e, t) => Ga(e, t) ? ["skill", "counter"] : ["skill"], qa = (e, t, n) => ({
	id: [
		e,
		n && `covering-${n}`,
		t && `with-${t}`
	].filter(Boolean).join(":"),
	token: e,
	...n && { covering: n },
	...t && { with: t }
});
function Ja(e, t) {
	let n = [P];
	for (let r of st) {
		let i = j(e, r, t.space);
		if (i === 0) continue;
		let a = r === "corruption" && t.counters > 0 && t.skills > 0 ? ["skill", "counter"] : [null];
		if (t.skills === 0 && !(r === "corruption" && t.counters > 0)) continue;
		let o = r === "corruption" ? e.s.covered.filter((e) => e.space === t.space) : [], s = [...new Set(o.map(({ icon: n }) => e.map.cityActions[t.space][n]))];
		for (let e of a) {
			i > o.length && n.push(qa(r, e, null));
			for (let t of s) n.push(qa(r, e, t));
		}
	}
	return t.skills >= 2 && za(e, t.space) && n.push({
		id: "altar",
		token: "altar"
	}), t.skills > 0 && Ba(e, t.place) && n.push({
		id: "progress",
		progress: !0
	}), n;
}
function Ya(e, t) {
	t.skills -= 2, e.s.altars = qt(e.s.altars, t.space), e.log?.({
		event: "tokenRemoved",
		token: "altar",
		space: T(e, t.space),
		hero: t.hero
	}), B(e, "remove", {
		kind: "altar",
		space: t.space
	});
}
function Xa(e, t, n) {
	let r = n.token;
	if (n.with === "counter" || t.skills === 0 ? t.counters-- : t.skills--, He(e, r, t.space, -1), e.log?.({
		event: "tokenRemoved",
		token: r,
		space: T(e, t.space),
		hero: t.hero
	}), n.covering) {
		let r = e.map.cityActions[t.space], i = e.s.covered.findLastIndex((e) => e.space === t.space && r[e.icon] === n.covering);
		e.s.covered = e.s.covered.toSpliced(i, 1), e.log?.({
			event: "iconUncovered",
			district: T(e, t.space),
			icon: n.covering
		});
	}
	B(e, "remove", {
		kind: r,
		space: t.space
	});
}
var Za = L([
	F("begin", (e, t) => e.log?.({
		event: "cleanseStarted",
		hero: t.hero,
		space: T(e, t.space)
	})),
	V("cleanse-start"),
	U("cleanse-start"),
	_r(),
	F("call-off", () => "leave", (e, t) => !ke(e, t.place, t.hero)),
	F("roll", (e, t) => vr(e, t, Wa(e, t), Ka(e, t))),
	V("hero-rolled"),
	F("lay-out", (e, t) => {
		t.faith = t.rolled.faith;
	}),
	...wr(Ka),
	F("count", (e, t) => {
		t.skills = Tr(t, "skill"), t.counters = Ga(e, t) ? Tr(t, "counter") : 0, e.log?.({
			event: "rollSettled",
			hero: t.hero,
			hits: 0,
			skills: t.skills,
			defense: 0,
			counters: t.counters
		});
	}),
	I({
		name: "remove-token",
		ask: "remove-token",
		rule: "CLEANSE-1",
		when: (e, t) => t.skills > 0 || t.counters > 0,
		seat: (e, t) => w(e, t.place),
		subject: (e, t) => ({
			hero: t.hero,
			space: T(e, t.space)
		}),
		options: Ja,
		answer: (e, t, n) => {
			if (!n.none) return n.progress ? (t.skills--, B(e, "pray", { place: t.place })) : n.token === "altar" ? Ya(e, t) : Xa(e, t, n), "again";
		},
		refuse: (e, t, n) => n.token === void 0 ? null : M("no-such-token-here", "CLEANSE-1", { token: n.token })
	})
]), Qa = M("move-over", "MOVE-16"), $a = M("move-spent", "MOVE-1"), eo = M("not-adjacent", "MOVE-1"), to = M("river-between", "MOVE-2"), no = M("same-space", "MOVE-1");
function ro(e, t, n) {
	let r = e.s.turn, i = C(e, t), a = z(e, "moveSpaces", t), o = 2 + a;
	$e(e, t, "extra-steps") ? o = 2 + Math.min(0, a) : (i.npcs.includes("ravencorp") && o++, n && (o += z(e, "streetSpaces", t)));
	let s = r.steps === 0 ? zt(e, "moveLimit", t, r.moveLimit) : r.moveLimit;
	return Math.max(0, Math.min(o, s));
}
function io(e, t) {
	let n = e.s.turn;
	return n.moveOver ? Qa : n.steps < ro(e, t, n.streetsOnly) ? null : $a;
}
function ao(e, t, n) {
	let r = e.s.turn, { space: i } = C(e, t);
	if (n === i) return no;
	if (!Je(e, i).includes(n) && !Ye(e, i).includes(n)) return e.map.group[i] === e.map.group[n] ? eo : to;
	let a = r.streetsOnly && we(e, n);
	return r.steps < ro(e, t, a) ? null : $a;
}
function oo(e, t) {
	let { moveOver: n, steps: r, streetsOnly: i } = e.s.turn;
	if (n) return so;
	let { space: a } = C(e, t), o = r < ro(e, t, !1), s = i ? r < ro(e, t, !0) : o;
	if (!o && !s) return so;
	let c = co(e, a);
	return o && s ? c : c.filter((t) => i && we(e, t) ? s : o);
}
var so = [];
function co(e, t) {
	let n = Ye(e, t);
	return n.length === 0 ? Je(e, t) : [...Je(e, t), ...n.filter((n) => !Je(e, t).includes(n))];
}
function lo(e, t, n) {
	let r = C(e, t);
	uo(e, e.s.turn, t, n), R(e, {
		proc: "step",
		step: 0,
		place: t,
		hero: r.hero,
		from: r.space,
		to: n
	});
}
function uo(e, t, n, r) {
	t.steps === 0 && (t.moveLimit = zt(e, "moveLimit", n, t.moveLimit)), t.steps++, t.streetsOnly = t.streetsOnly && we(e, C(e, n).space) && we(e, r);
}
var fo = (e, t, n) => !Je(e, t).includes(n), po = (e, t, n) => n && Vt(e, "metroEndsMove", t);
function mo(e, t, n, r) {
	let i = C(e, t), { space: a } = i, o = e.s.turn, s = { ...o };
	uo(e, s, t, n), e.s.turn = s, i.space = n;
	try {
		return po(e, t, fo(e, a, n)) && (s.moveOver = !0), r();
	} finally {
		i.space = a, e.s.turn = o;
	}
}
var ho = (e, t) => Pe(e, C(e, t).space) && !Vt(e, "leaveFree", t) ? Math.max(0, 1 + z(e, "leaveWounds", t)) : 0, go = (e, t) => Math.max(0, z(e, "leaveCorruption", t)), _o = (e, t) => Math.max(0, z(e, "enterCorruption", t));
function vo(e, t, n, r) {
	let i = A(e, n, r);
	return i === 0 ? 0 : Math.max(0, i + z(e, n === "fire" ? "fireDice" : "corruptionDice", t));
}
var yo = (e, t, n) => +!!C(e, t).npcs.includes("proxy") + z(e, n === "fire" ? "fireIgnored" : "corruptionIgnored", t), bo = (e, t) => ke(e, t.place, t.hero), xo = (e, t) => ["corruption", "fire"].map((n) => F(`${e} ${n}`, (e, r) => Co(e, r.place, n, t(r)), (e, r) => bo(e, r) && A(e, n, t(r)) > 0)), So = L([
	F("leave-monsters", (e, t) => er(e, t.place, ho(e, t.place), "MOVE-5")),
	F("leave-corruption", (e, t) => tr(e, t.place, go(e, t.place), "leave"), bo),
	...xo("leave", (e) => e.from),
	F("go", (e, t) => {
		let n = fo(e, t.from, t.to);
		C(e, t.place).space = t.to, e.log?.({
			event: "heroMoved",
			hero: t.hero,
			from: T(e, t.from),
			to: T(e, t.to),
			metro: n
		}), e.s.turn && po(e, t.place, n) && (e.s.turn.moveOver = !0);
	}, bo),
	...xo("enter", (e) => e.to),
	F("enter-corruption", (e, t) => tr(e, t.place, _o(e, t.place), "enter"), bo),
	U("hero-enters", bo)
]);
function Co(e, t, n, r) {
	R(e, {
		proc: "check",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		kind: n,
		space: r
	});
}
var wo = L([F("check", (e, t) => {
	let n = t.kind === "fire", r = vo(e, t.place, t.kind, t.space), i = xn(e, t.hero, n ? "fire-check" : "corruption-check", r), a = Math.max(0, (n ? Sn(i) : i.corruption) - yo(e, t.place, t.kind));
	e.log?.({
		event: "checkSettled",
		hero: t.hero,
		kind: t.kind,
		dice: r,
		suffered: a
	}), n ? er(e, t.place, a, "MOVE-8") : tr(e, t.place, a, "MOVE-7");
})]);
//#endregion
//#region packages/engine/src/procedures/ranged.ts
function To(e, t, n) {
	let r = C(e, t);
	R(e, Cn("rangedFight", t, r.hero, r.space, n, "heroes"));
}
var Eo = (e, t) => xe(e, C(e, t)).ranged || Vt(e, "ranged", t), Do = M("not-ranged", "RANGE-1"), Oo = M("not-from-district", "RANGE-1");
function ko(e, t) {
	return Eo(e, t) ? Ce(e, C(e, t).space) ? Oo : null : Do;
}
var Ao = M("not-own-space", "RANGE-1"), jo = M("not-into-district", "RANGE-1"), Mo = M("no-line-of-sight", "RANGE-9"), No = M("no-monsters-there", "FIGHT-13");
function Po(e, t, n) {
	let { space: r } = C(e, t);
	return n === r ? Ao : Ce(e, n) ? jo : e.map.sight[r].includes(n) ? Pe(e, n) ? null : No : Mo;
}
function Fo(e, t) {
	return ko(e, t) ? Io : e.map.sight[C(e, t).space].filter((n) => !Po(e, t, n));
}
var Io = [];
function Lo(e, t, n) {
	return Ke(e, t, n) === 1 || Je(e, t).some((t) => !Ae(e, t) && Je(e, t).includes(n));
}
var Ro = (e, t) => Fe(e, t.target).filter((e) => !t.killed.includes(e)), zo = (e, t) => !Ae(e, t.target) && Lo(e, t.target, t.space);
function Bo(e, t) {
	if (zo(e, t)) for (let n of Ro(e, t)) Bn(e, Rn(e, n, t.space), "RANGE-4"), t.arrived = !0;
}
var Vo = 2, Ho = L([
	Kr,
	U("fight-start"),
	_r(),
	qr,
	F("roll", (e, t) => vr(e, t, Br(e, t), br)),
	V("hero-rolled"),
	Jr,
	...wr(() => br),
	Yr,
	Zr,
	Qr,
	F("strike-back", Bo, (e) => !Oe(e)),
	F("survivors", (e, t) => {
		t.movers = Ae(e, t.target) ? [] : Ro(e, t);
	}, Oe),
	I({
		name: "retaliate",
		ask: "retaliate",
		rule: "RANGE-4",
		when: (e, t) => t.movers.length > 0,
		seat: () => "sins",
		subject: (e, t) => ({ hero: t.hero }),
		options: (e, t) => [P, ...zn(e, t.movers, () => Vo)],
		answer: (e, t, n) => {
			if (!n.monster) {
				t.movers = [];
				return;
			}
			let r = Bn(e, n, "RANGE-4");
			return t.movers = t.movers.filter((e) => e !== r), e.s.figures[r] === t.space && (t.arrived = !0), "again";
		},
		refuse: (e, t, n) => Un(e, n, () => Vo)
	}),
	F("roll-back", (e, t) => {
		t.sinRoll = xn(e, t.hero, "ranged", Vr(e, t));
	}, (e, t) => t.arrived && Gr(e, t)),
	V("sin-rolled", (e, t) => t.arrived),
	F("suffer", $r, (e, t) => t.arrived),
	...ei
]);
//#endregion
//#region packages/engine/src/procedures/reaction.ts
function Uo(e, t) {
	R(e, {
		proc: "reaction",
		step: 0,
		place: t,
		hero: C(e, t).hero,
		spent: !1,
		moveReplaced: !1,
		moved: []
	});
}
function Wo(e) {
	for (let t of e.s.stack) if (t.proc === "reaction") return t;
	return null;
}
var Go = (e) => Wo(e)?.moved ?? [], Ko = (e, t) => Bt(e, "reactionMove", t, 2), qo = (e, t) => t.spent && ke(e, t.place, t.hero), Jo = L([
	I({
		name: "reaction",
		ask: "reaction",
		rule: "REACT-1",
		when: (e) => e.s.sins.reactions > 0,
		seat: () => "sins",
		subject: (e, t) => ({ hero: t.hero }),
		options: () => bt,
		answer: (e, t, n) => {
			n.yes && (t.spent = !0, e.s.sins.reactions--, e.s.turn && (e.s.turn.reacted = !0), e.log?.({
				event: "reactionSpent",
				hero: t.hero,
				left: e.s.sins.reactions
			}));
		}
	}),
	U("reaction", qo),
	I({
		name: "reaction-move",
		ask: "reaction-move",
		rule: "REACT-1",
		when: (e, t) => qo(e, t) && !t.moveReplaced,
		seat: () => "sins",
		subject: (e, t) => ({ hero: t.hero }),
		options: (e) => [P, ...zn(e, Le(e), (t) => Ko(e, t))],
		answer: (e, t, n) => {
			n.monster && (t.moved = [Bn(e, n, "REACT-1")]);
		},
		refuse: (e, t, n) => Un(e, n, (t) => Ko(e, t))
	}),
	V("reaction-moved", qo),
	I({
		name: "reaction-fight",
		ask: "reaction-fight",
		rule: "REACT-1",
		when: (e, t) => qo(e, t) && Pe(e, C(e, t.place).space),
		seat: () => "sins",
		subject: (e, t) => ({ hero: t.hero }),
		options: () => bt,
		answer: (e, t, n) => {
			n.yes && Rr(e, t.place, "sins");
		},
		refuse: () => M("no-monsters-here", "FIGHT-13")
	})
]);
//#endregion
//#region packages/engine/src/story/missions.ts
function W() {
	return F("settle-mission", (e) => {
		R(e, {
			proc: "missionDone",
			step: 0,
			mission: ""
		});
	}, (e) => e.s.mission.done);
}
function Yo(e, t) {
	R(e, {
		proc: "missionBegins",
		step: 0,
		mission: t
	});
}
var Xo = L([
	F("accomplished", (e) => {
		e.log?.({
			event: "missionAccomplished",
			mission: e.s.mission.id
		}), e.s.missionsDone = [...e.s.missionsDone, e.s.mission.id], Kn(e, "acolyte", 1), Kn(e, "abomination", 1);
	}),
	F("event", (e) => R(e, Jt(e, `event:${e.s.mission.id}`, e.s.mission.id, -1)), (e) => E(e).event !== void 0),
	I({
		name: "mission",
		ask: "mission",
		rule: "STORY-2",
		seat: "vote",
		options: (e) => E(e).next.map((e) => ({
			id: e,
			mission: e
		})),
		answer: (e, t, n) => {
			t.mission = n.mission;
		}
	}),
	F("next", (e, t) => Yo(e, t.mission))
]), Zo = (e) => [...new Set(e.progress.flatMap((e) => e.on === "remove" ? (e.of ?? st).filter((e) => st.includes(e)) : []))], Qo = L([
	F("begin", (e, t) => {
		let n = e.t.missions.get(t.mission).count(be(e));
		e.s.mission = {
			id: t.mission,
			progress: 0,
			count: n,
			done: !1,
			marked: []
		}, e.log?.({
			event: "missionBegun",
			mission: t.mission,
			count: n
		});
	}),
	F("top-up", $o),
	F("own-steps", (e) => R(e, Jt(e, `begins:${e.s.mission.id}`, e.s.mission.id, -1)), (e) => E(e).begins !== void 0),
	F("rescued", (e) => {
		for (let t = 0; t < e.s.heroes.length; t++) Oi(e, t);
	}),
	W()
]);
function $o(e) {
	let t = E(e), n = Zo(t);
	if (n.length === 0) return;
	let r = 0;
	for (let t of n) r += Ue(e, t);
	if (t.topUpFaceDown) for (let t of e.s.faceDown) r += t.kinds.filter((e) => n.includes(e)).length;
	let i = e.s.mission.count - r;
	i <= 0 || R(e, {
		proc: "topUp",
		step: 0,
		left: i,
		taken: []
	});
}
function es(e, t) {
	let n = [];
	for (let r of Zo(E(e))) if (!(Ge(e, r) <= 0)) for (let i = 0; i < e.map.spaces.length; i++) !Ae(e, i) && !t.taken.includes(i) && n.push(ts(e, r, i));
	return n;
}
function ts(e, t, n) {
	let r = nt(e, "place", t);
	return r[n] ?? rt(r, e, n, (e) => ({
		id: `${t}@${e}`,
		do: "place",
		token: t,
		space: e
	}));
}
var ns = L([I({
	name: "top-up",
	ask: "story-task",
	rule: "story-top-up",
	when: (e, t) => t.left > 0,
	seat: () => "sins",
	subject: (e) => ({ cause: e.s.mission.id }),
	options: es,
	answer: (e, t, n) => {
		let r = e.map.index.get(n.space);
		return hi(e, n.token, r, "story-top-up"), t.left--, t.taken = [...t.taken, r], "again";
	}
}), F("shorten", (e, t) => {
	rs(e, Math.max(1, e.s.mission.count - t.left));
}, (e, t) => t.left > 0)]);
function rs(e, t) {
	t !== e.s.mission.count && (e.s.mission.count = t, e.log?.({
		event: "countChanged",
		mission: e.s.mission.id,
		count: t
	}), Ut(e));
}
//#endregion
//#region packages/engine/src/procedures/deeds.ts
var is = Object.freeze({
	id: "fight",
	do: "fight"
}), as = Object.freeze({
	id: "cleanse",
	do: "cleanse"
}), os = Object.freeze({
	id: "city",
	do: "city"
}), ss = Object.freeze({
	id: "explore",
	do: "explore"
}), cs = Object.freeze({
	id: "deliver",
	do: "deliver"
}), ls = Object.freeze({
	id: "end",
	do: "end"
}), us = [
	"extraTurn",
	"innocent",
	...ct
].map((e) => Object.freeze({
	id: `collect:${e}`,
	do: "collect",
	token: e
})), ds = ct.map((e) => Object.freeze({
	id: `drop:${e}`,
	do: "drop",
	npc: e
})), fs = M("action-taken", "TURN-1"), ps = (e) => e.s.turn.acted ? fs : null;
function ms(e, t, n = []) {
	let { space: r } = C(e, t);
	ai(e, r) || n.push(is);
	for (let r of Fo(e, t)) n.push(Te(e).shootAt[r]);
	return Ha(e, t) || n.push(as), n;
}
function hs(e, t, n) {
	n.do === "fight" ? Rr(e, t, "heroes") : n.do === "shoot" ? To(e, t, e.map.index.get(n.at)) : Ua(e, t);
}
function gs(e, t, n) {
	if (n.do === "fight") return ai(e, C(e, t).space);
	if (n.do === "cleanse") return Ha(e, t);
	if (n.do !== "shoot") return null;
	let r = ko(e, t);
	if (r || n.at === void 0) return r ?? M("no-monsters-there", "FIGHT-13");
	let i = e.map.index.get(n.at);
	return i === void 0 ? M("no-such-space", "RANGE-1", { space: n.at }) : Po(e, t, i);
}
function _s(e, t) {
	if (j(e, "extraTurn", t) > 0 || j(e, "innocent", t) > 0) return !0;
	for (let n of e.s.npcs) if (n.space === t) return !0;
	return !1;
}
var vs = (e, t, { inForce: n, deed: r, text: i }) => n(e, t) && !(r.oncePerRound && tt(e, i)) && r.when(e, t);
function ys(e, t) {
	let n = e.s.turn, r = C(e, t), i = Te(e), a = [];
	for (let n of oo(e, t)) a.push(i.moveTo[n]);
	if (n.acted || ms(e, t, a), zi(e, t) || a.push(os), yi(e, t) || a.push(ss), _s(e, r.space)) for (let n of us) Ei(e, t, n.token) || a.push(n);
	if (r.npcs.length > 0) for (let n of ds) Ai(e, t, n.npc) || a.push(n);
	r.innocents > 0 && !Ni(e, t) && a.push(cs);
	for (let n of e.t.deeds) vs(e, t, n) && a.push(n.option);
	return a.push(ls), a;
}
function bs(e, t, n) {
	let r = e.s.turn;
	switch (n.do) {
		case "move":
			lo(e, t, e.map.index.get(n.to));
			return;
		case "fight":
		case "shoot":
		case "cleanse":
			r.acted = !0, r.steps > 0 && (r.moveOver = !0), hs(e, t, n);
			return;
		case "city":
			Bi(e, t);
			return;
		case "explore":
			bi(e, t);
			return;
		case "collect":
			Di(e, t, n.token);
			return;
		case "drop":
			ji(e, t, n.npc);
			return;
		case "deliver":
			Pi(e, t);
			return;
		default: {
			let r = e.t.deeds.find((e) => e.text === n.ability);
			r.deed.oncePerRound && et(e, r.text), e.log?.({
				event: "abilityUsed",
				ability: r.text,
				hero: C(e, t).hero
			}), R(e, Jt(e, r.proc, r.text, t));
		}
	}
}
function xs(e, t, n) {
	switch (n.do) {
		case "move": {
			let r = io(e, t);
			if (r) return r;
			if (n.to === void 0) return null;
			let i = e.map.index.get(n.to);
			return i === void 0 ? M("no-such-space", "MOVE-1", { space: n.to }) : ao(e, t, i);
		}
		case "fight":
		case "shoot":
		case "cleanse": return ps(e) ?? gs(e, t, n);
		case "city": return zi(e, t);
		case "explore": return yi(e, t);
		case "collect": return Ei(e, t, n.token ?? "");
		case "drop": return Ai(e, t, n.npc ?? "");
		case "deliver": return Ni(e, t);
		case "ability": return Ss(e, t, n.ability ?? "");
		default: return null;
	}
}
function Ss(e, t, n) {
	return e.t.deeds.find((e) => e.text === n)?.inForce(e, t) ? tt(e, n) ? M("ability-used", n, { ability: n }) : M("ability-not-now", n, { ability: n }) : M("ability-unknown", "TURN-3", { ability: n });
}
//#endregion
//#region packages/engine/src/procedures/turn.ts
var Cs = (e) => ({
	proc: "heroTurns",
	step: 0,
	place: e,
	passed: 0
}), ws = Object.freeze({
	id: "turn",
	with: "turn"
}), Ts = Object.freeze({
	id: "extra",
	with: "extra"
}), Es = [ws], Ds = [ws, Ts], Os = [Ts, P], ks = [P], As = L([I({
	name: "take-turn",
	ask: "take-turn",
	rule: (e, t) => C(e, t.place).turns > 0 ? "ROUND-5" : "ROUND-6",
	when: (e, t) => t.passed < e.s.heroes.length,
	seat: (e, t) => w(e, t.place),
	subject: (e, t) => ({ hero: C(e, t.place).hero }),
	options: (e, t) => {
		let n = C(e, t.place);
		return n.turns > 0 ? n.extraTurns > 0 ? Ds : Es : n.extraTurns > 0 ? Os : ks;
	},
	answer: (e, t, n) => {
		let { place: r } = t;
		return t.place = (r + 1) % e.s.heroes.length, n.with ? (t.passed = 0, js(e, r, n.with)) : (t.passed++, C(e, r).extraTurns > 0 && e.log?.({
			event: "turnPassed",
			hero: C(e, r).hero
		})), "again";
	}
})]);
function js(e, t, n) {
	let r = C(e, t);
	n === "turn" ? r.turns-- : r.extraTurns--, Ir(e), e.s.turn = Ns(e, t), e.log?.({
		event: "turnStarted",
		hero: r.hero,
		with: n
	}), R(e, Ms(e, t));
}
var Ms = (e, t) => ({
	proc: "heroTurn",
	step: 0,
	place: t,
	hero: C(e, t).hero
}), Ns = (e, t) => ({
	place: t,
	hero: C(e, t).hero,
	steps: 0,
	streetsOnly: we(e, C(e, t).space),
	moveOver: !1,
	acted: !1,
	paid: !1,
	moveLimit: 99,
	card: null,
	progressRose: !1,
	finished: !1,
	reacted: !1,
	dropped: []
}), Ps = (e, t) => ke(e, t.place, t.hero), Fs = [
	V("turn-end"),
	W(),
	F("story-check", (e, t) => B(e, "turnEnd", {
		place: t.place,
		space: C(e, t.place).space
	})),
	W(),
	V("turn-end-text"),
	W(),
	U("turn-end"),
	W(),
	F("dark-past", (e, t) => Is(e, t), (e, t) => C(e, t.place).corruption >= 7 && e.s.darkPast[t.hero] !== void 0),
	W()
];
function Is(e, t) {
	let n = e.s.darkPast[t.hero], { [t.hero]: r, ...i } = e.s.darkPast;
	e.s.darkPast = i, e.s.darkPastRevealed = [...e.s.darkPastRevealed, n], e.log?.({
		event: "darkPastRevealed",
		hero: t.hero,
		card: n
	}), R(e, Jt(e, `past:${n}`, n, t.place));
}
var Ls = L([
	V("turn-start"),
	U("turn-start", Ps),
	W(),
	...xt(Ps, [
		I({
			name: "hero-turn",
			ask: "hero-turn",
			rule: "TURN-1",
			always: !0,
			when: (e) => !e.s.turn?.finished,
			seat: (e, t) => w(e, t.place),
			subject: (e, t) => ({ hero: t.hero }),
			options: (e, t) => ys(e, t.place),
			answer: (e, t, n) => {
				if (n.do !== "end") return bs(e, t.place, n), "back";
				e.s.turn && (e.s.turn.finished = !0), e.log?.({
					event: "turnEnded",
					hero: t.hero
				});
			},
			refuse: (e, t, n) => xs(e, t.place, n)
		}),
		...Fs,
		F("reaction", (e, t) => Uo(e, t.place))
	]),
	W(),
	F("over", (e) => {
		e.s.turn = null, e.s.forbids = e.s.forbids.filter((e) => e.until !== "turn");
	})
]), Rs = {
	newTurn: Ns,
	moveAllowance: ro,
	openSteps: oo,
	stepTargets: co,
	stepping: mo,
	leavingWounds: ho,
	leavingCorruption: go,
	enteringCorruption: _o,
	checkDice: vo,
	checkIgnored: yo,
	heroDice: Br,
	sinDice: Vr,
	heroHits: Ur,
	heroDefense: Hr,
	heroCounters: Wr,
	fightsAlone: zr,
	shotTargets: Fo,
	isRanged: Eo,
	canStrikeBack: zo,
	cleanseDice: Wa,
	cleanseResults: Ka,
	canPray: Ba,
	choicesOf: gr,
	defenseOf: kn,
	isKillable: An,
	reactionSteps: Ko,
	reachable: In,
	canCome: Ln,
	canUseCity: (e, t) => zi(e, t) === null,
	canHeal: Hi,
	canRepent: Ui,
	healIcons: Zi,
	isProgress: Kt,
	textsWaiting: (e, t, n) => Xt(e, t, n)
};
//#endregion
//#region packages/engine/src/procedures/apocalypse.ts
function zs(e, t, n) {
	t <= 0 || R(e, {
		proc: "raiseTrack",
		step: 0,
		cause: n,
		left: t
	});
}
var Bs = L([F("level", (e, t) => {
	t.left--, e.s.track++, e.log?.({
		event: "trackRaised",
		level: e.s.track,
		cause: t.cause
	});
	let { id: n, reactions: r, reveals: i } = e.t.track[e.s.track];
	return r && Vs(e, r, "permanent", n), i && R(e, {
		proc: "reveal",
		step: 0
	}), "again";
}, (e, t) => t.left > 0 && e.s.track < 7)]);
function Vs(e, t, n, r) {
	let { sins: i } = e.s, a = Math.min(t, 7 - i.tokens);
	i.tokens += a, i.reactions += a, n === "permanent" && (i.permanent = Math.min(7, i.permanent + t)), e.log?.({
		event: "reactionGained",
		count: a,
		cause: r
	});
}
var Hs = 2, Us = L([
	F("draw", (e) => {
		let { apocalypse: t } = e.s;
		if (t.deck.length === 0) return "leave";
		t.seen = Oe(e) ? 1 : Math.min(Hs, t.deck.length);
		let n = t.deck.slice(0, t.seen);
		e.log?.({
			event: "apocalypseDrawn",
			count: n.length,
			secret: {
				to: "sins",
				cards: n
			}
		});
	}),
	I({
		name: "apocalypse-card",
		ask: "apocalypse-card",
		rule: "APOC-2",
		seat: () => "sins",
		options: (e) => e.s.apocalypse.deck.slice(0, e.s.apocalypse.seen).map(cn),
		answer: (e, t, n) => {
			let { apocalypse: r } = e.s, i = r.deck.slice(0, r.seen);
			r.deck = r.deck.slice(r.seen), r.seen = 0, r.known = Math.min(r.known, r.deck.length);
			for (let t of i) t !== n.card && (r.deck = [...r.deck, t], r.known++, e.log?.({
				event: "apocalypsePutBack",
				secret: {
					to: "sins",
					card: t
				}
			}));
			r.cards = [...r.cards, n.card], e.log?.({
				event: "apocalypseRevealed",
				card: n.card
			});
		}
	}),
	F("bring", (e) => {
		let t = e.t.apocalypse.get(e.s.apocalypse.cards.at(-1));
		Qt(e, "revealed", -1, t.id);
		let n = t.brings === void 0 ? void 0 : e.t.figureIndex.get(t.brings);
		n !== void 0 && e.s.figures[n] === -2 && Xn(e, n, t.id, Oe(e));
	})
]), Ws = L([
	F("set-up", (e) => R(e, {
		proc: "setUp",
		step: 0
	})),
	F("first-mission", (e) => Yo(e, e.s.mission.id)),
	F("round", (e) => (R(e, {
		proc: "round",
		step: 0
	}), "again"))
]), Gs = 2, Ks = L([
	F("start", (e) => {
		e.s.round++, e.s.roundFacts = {
			kills: 0,
			progress: 0,
			heroDied: !1
		}, e.log?.({
			event: "roundStarted",
			round: e.s.round
		});
	}),
	F("tasks", (e) => R(e, Jt(e, `begin:${De(e).id}`, De(e).id, -1))),
	W(),
	F("texts", (e) => Qt(e, "round-begin", -1)),
	fr(),
	W(),
	I({
		name: "first-hero",
		ask: "first-hero",
		rule: "ROUND-3",
		seat: "vote",
		options: (e) => e.s.heroes.map(({ hero: e }) => ({
			id: e,
			hero: e
		})),
		answer: (e, t, n) => {
			e.s.first = e.s.heroes.findIndex((e) => e.hero === n.hero), e.log?.({
				event: "firstHeroChosen",
				hero: n.hero
			});
		},
		refuse: (e, t, n) => n.hero === void 0 ? null : M("hero-not-there", "ROUND-3", { hero: n.hero })
	}),
	F("turns", (e) => R(e, Cs(e.s.first))),
	F("end", (e) => R(e, {
		proc: "endOfRound",
		step: 0
	}))
]);
function qs(e) {
	let t = E(e).progress.filter((e) => e.on === "kill");
	return e.s.mission.done || t.length === 0 ? !1 : !Le(e).some((n) => t.some((t) => !t.of || t.of.includes(O(e, n))));
}
var Js = (e) => new Set(e.s.altars.filter((t) => !Ae(e, t))).size;
function Ys(e) {
	for (let t of e.s.heroes) t.turns = Gs, t.cityAction = !0;
	e.s.slots = [], e.s.used = [], e.s.sins.tokens = e.s.sins.permanent, e.s.sins.reactions = e.s.sins.permanent, e.s.forbids = e.s.forbids.filter((e) => e.until === "game"), e.log?.({ event: "tokensReset" });
}
//#endregion
//#region packages/engine/src/procedures/index.ts
var Xs = {
	game: Ws,
	setUp: wa,
	round: Ks,
	endOfRound: L([
		F("tasks", (e) => R(e, Jt(e, `end:${De(e).id}`, De(e).id, -1))),
		W(),
		F("texts", (e) => Qt(e, "round-end", -1)),
		fr(),
		W(),
		F("summon", (e) => Zn(e, be(e) + z(e, "summons", -1), "END-1")),
		F("stall", (e) => Ht(e, 1), (e) => qs(e)),
		W(),
		F("sin-cards", (e) => Lr(e, Js(e), "END-4")),
		F("reset", (e) => {
			Ys(e), e.log?.({
				event: "roundEnded",
				round: e.s.round
			});
		})
	]),
	heroTurns: As,
	heroTurn: Ls,
	step: So,
	check: wo,
	city: $i,
	heal: Gi,
	inventory: Ji,
	orbital: di,
	kills: pi,
	cleanse: Za,
	fight: ri,
	rangedFight: Ho,
	wounds: ur,
	corruption: dr,
	heroDeath: mn,
	reaction: Jo,
	playCard: Pr,
	moment: nn,
	momentRest: an,
	summon: $n,
	raiseTrack: Bs,
	reveal: Us,
	missionDone: Xo,
	missionBegins: Qo,
	topUp: ns
}, Zs = 1, Qs = /* @__PURE__ */ "heroDice.sinDice.heroDefense.heroHits.heroCounters.teamworkLimit.cleanseDice.cleanseCounters.moveSpaces.streetSpaces.moveLimit.leaveWounds.leaveFree.leaveCorruption.enterCorruption.fireIgnored.corruptionIgnored.ranged.forbidHeal.forbidRepent.forbidCity.metroEndsMove.healIcons.teamworkReach.fireDice.corruptionDice.summons.monsterDefense.reactionMove.unkillable".split("."), $s = class extends Error {
	constructor(e) {
		super(e), this.name = "BoxError";
	}
};
function ec(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of t) {
		if (n.has(r.id)) throw new $s(`${e} ${r.id} stands in the box twice`);
		n.set(r.id, r);
	}
	return n;
}
function tc(e) {
	let t = [], n = (e, n, r, i) => t.push({
		index: t.length,
		id: e,
		kind: n,
		stats: r,
		leaves: i
	});
	for (let e = 1; e <= 6; e++) n(`acolyte-${e}`, "acolyte", null, !1);
	for (let e = 1; e <= 6; e++) n(`abomination-${e}`, "abomination", null, !1);
	n("controller", "controller", null, !1), n("avatar", "avatar", null, !1);
	for (let t of e.hellClub) n(t.id, "hell-club", t, !0);
	for (let t of e.stories) for (let e of t.bosses ?? []) n(e.id, "fallen", e, !0);
	for (let t of e.heroes) {
		let e = t.secondForm ? t.secondForm.fight : t.fight + 1;
		n(`fallen-${t.id}`, "fallen", {
			fight: e,
			defense: nc
		}, !0);
	}
	return t;
}
var nc = 4, rc = class {
	procedures = { ...Xs };
	hooks = Object.fromEntries(Qs.map((e) => [e, []]));
	triggers = Object.fromEntries(e.map((e) => [e, []]));
	triggerByProc = /* @__PURE__ */ new Map();
	deeds = [];
	steps(e, t) {
		if (this.procedures[e]) throw new $s(`two texts are called ${e}`);
		t && (this.procedures[e] = t);
	}
	text(e, t, n, r, i, a = !1) {
		for (let e of t.modifiers ?? []) this.modifier(e, r, i);
		for (let o of t.triggers ?? []) this.trigger(e, o, n, r, i, a);
		if (!t.deed) return;
		let o = `deed:${e}`;
		this.steps(o, t.deed.steps);
		let s = Object.freeze({
			id: `ability:${e}`,
			do: "ability",
			ability: e
		});
		this.deeds.push({
			belongs: i,
			proc: o,
			text: e,
			inForce: r,
			deed: t.deed,
			option: s
		});
	}
	modifier(e, t, n) {
		if (!this.hooks[e.hook]) throw new $s(`there is no hook ${e.hook}`);
		this.hooks[e.hook].push({
			belongs: n,
			inForce: t,
			count: e.count
		});
	}
	trigger(e, t, n, r, i, a) {
		let o = `text:${e}:${t.at}`;
		this.steps(o, t.steps);
		let s = {
			belongs: i,
			proc: o,
			text: e,
			side: n,
			anyHolder: t.holder === "any",
			held: a,
			inForce: r,
			when: t.when ?? (() => !0),
			oncePerRound: t.oncePerRound ?? !1,
			commutes: t.commutes ?? !1
		};
		this.triggers[t.at].push(s), this.triggerByProc.set(o, s);
	}
}, ic = () => !0;
function ac(e, t, { story: n }) {
	let r = e.stories.find((e) => e.id === n)?.type;
	return r === t || r === "mixed";
}
var oc = (e) => (t, n) => t.s.heroes[n]?.form === e, sc = (e) => (t, n) => t.s.heroes[n]?.upgrades.includes(e) === !0, cc = (e) => (t) => t.s.figures[e] >= 0;
function lc(e, t) {
	for (let n of t) for (let t of n.secondForm ? [n, n.secondForm] : [n]) e.text(t.ability.id, t.ability, "heroes", oc(t.id), ({ team: e }) => e.includes(n.id), !0);
}
function uc(e, t, n) {
	let r = cc(n.findIndex((e) => e.kind === "controller")), i = cc(n.findIndex((e) => e.kind === "avatar"));
	for (let n of t.sins) {
		let t = (e) => e.sin === n.id;
		e.text(n.power.id, n.power, "sins", ic, (e) => t(e) && e.power), e.text(n.controller.id, n.controller, "sins", r, t), e.text(n.avatar.id, n.avatar, "sins", i, t);
		for (let t of n.cards) e.steps(`card:${t.id}`, t.effect);
	}
	for (let n of t.acolytes) e.steps(`acolytes:${n.id}`, n.effect);
}
function dc(e, t, n) {
	for (let r of t.hellClub) e.text(r.id, r, "sins", cc(n.get(r.id)), ic);
	for (let n of t.apocalypse) e.text(n.id, n, "sins", (e) => e.s.apocalypse.cards.includes(n.id), (e) => ac(t, n.type, e));
	for (let n of t.track) e.text(n.id, n, "sins", (e) => e.s.track >= n.level, ic);
}
function fc(e, t, n) {
	for (let r of t.stories) {
		let t = (e) => e.story === r.id;
		e.text(r.id, r, "sins", ic, t), e.steps(`begin:${r.id}`, r.begin), e.steps(`end:${r.id}`, r.end), e.steps(`grief:${r.id}`, r.grief);
		for (let i of r.bosses ?? []) e.text(i.id, i, "sins", cc(n.get(i.id)), t);
		for (let n of r.missions) {
			e.text(n.id, n, "sins", (e) => e.s.mission.id === n.id, t), e.steps(`event:${n.id}`, n.event), e.steps(`begins:${n.id}`, n.begins), e.steps(`deliver:${n.id}`, n.deliver?.reward);
			for (let e of n.next) if (!r.missions.some((t) => t.id === e)) throw new $s(`mission ${n.id} leads to ${e}, which ${r.id} does not have`);
		}
	}
}
var pc = (e = 0) => e > 0 && e <= 2;
function mc(e, t) {
	let n = e.tiles, r = /* @__PURE__ */ new Map();
	for (let i of e.maps) {
		let e = ka(n, i.tiles), a = (t) => {
			let n = e.index.get(t);
			if (n === void 0) throw new $s(`map ${i.id} names the space ${t}, which it does not have`);
			return n;
		}, o = [
			...i.tokens,
			...i.metro,
			...i.npcs,
			...i.monsters
		].map((e) => e.space);
		for (let e of [
			...o,
			...i.altars,
			...i.orbital
		]) a(e);
		let s = (t) => e.spaces.map((e) => Object.freeze(t(e)));
		r.set(i.id, {
			def: i,
			geometry: e,
			start: a(i.start),
			moveTo: s((e) => ({
				id: `move:${e}`,
				do: "move",
				to: e
			})),
			shootAt: s((e) => ({
				id: `shoot:${e}`,
				do: "shoot",
				at: e
			})),
			figureTo: Array.from({ length: t }, () => []),
			withinMove: e.distance.map((t) => e.spaces.flatMap((e, n) => pc(t[n]) ? [n] : [])),
			shared: /* @__PURE__ */ new Map()
		});
	}
	return r;
}
function hc(e) {
	return Object.fromEntries(ft.map((t) => [t, e.filter((e) => e.window === t)]));
}
function gc(e) {
	let [t] = e;
	if (!t) throw new $s("there is no box to compile");
	return {
		id: e.map((e) => e.id).join("+"),
		version: e.map((e) => e.version).join("+"),
		heroes: e.flatMap((e) => e.heroes),
		sins: e.flatMap((e) => e.sins),
		acolytes: e.flatMap((e) => e.acolytes),
		hellClub: e.flatMap((e) => e.hellClub),
		apocalypse: e.flatMap((e) => e.apocalypse),
		upgrades: e.flatMap((e) => e.upgrades),
		darkPast: e.flatMap((e) => e.darkPast),
		track: e.flatMap((e) => e.track),
		tiles: e.flatMap((e) => e.tiles),
		maps: e.flatMap((e) => e.maps),
		stories: e.flatMap((e) => e.stories),
		dice: t.dice
	};
}
var _c = {
	1: ["hero1"],
	2: ["hero1", "hero2"],
	3: [
		"hero1",
		"hero2",
		"hero3"
	],
	4: [
		"hero1",
		"hero2",
		"hero3",
		"hero4"
	]
};
function vc(e) {
	let t = gc(e), { dice: n } = t;
	if (!n) throw new $s("no box brings dice");
	let r = tc(t), i = new Map(r.map((e) => [e.id, e.index])), a = ec("hero", t.heroes), o = ec("sin", t.sins), s = [...t.track].sort((e, t) => e.level - t.level), c = new rc();
	lc(c, t.heroes);
	for (let e of t.upgrades) c.text(e.id, e, "heroes", sc(e.id), ic, !0);
	for (let e of t.darkPast) c.steps(`past:${e.id}`, e.steps);
	return uc(c, t, r), dc(c, t, i), fc(c, t, i), {
		version: [`rules@${Zs}`, ...e.map(({ id: e, version: t }) => `${e}@${t}`)].join("+"),
		boxId: t.id,
		procedures: new Map(Object.entries(c.procedures).map(([e, t]) => [e, t.map(_t)])),
		counts: Rs,
		dice: n,
		seats: _c,
		figures: r,
		figureIndex: i,
		controller: i.get("controller"),
		avatar: i.get("avatar"),
		heroes: a,
		forms: ec("form", t.heroes.flatMap((e) => e.secondForm ? [e, e.secondForm] : [e])),
		sins: o,
		sinCards: ec("sin card", t.sins.flatMap((e) => e.cards)),
		cardsOf: new Map([...o.values()].map((e) => [e.id, hc(e.cards)])),
		acolytes: ec("acolytes", t.acolytes),
		hellClub: ec("Hell Club member", t.hellClub),
		apocalypse: ec("Apocalypse card", t.apocalypse),
		upgrades: ec("Upgrade", t.upgrades),
		darkPast: ec("Dark Past card", t.darkPast),
		track: s,
		stories: ec("story", t.stories),
		missions: ec("mission", t.stories.flatMap((e) => e.missions)),
		maps: mc(t, r.length),
		hooks: c.hooks,
		triggers: c.triggers,
		triggerByProc: c.triggerByProc,
		deeds: c.deeds,
		chosen: null
	};
}
[...lt, ...st], [...new Set(Object.values(ea))];
//#endregion
//#region packages/engine/src/compiled.ts
function yc(e, t) {
	let n = (e) => e.filter((e) => e.belongs(t)), r = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, n(t)])), i = {
		story: e.stories.get(t.story),
		sin: e.sins.get(t.sin),
		acolytes: e.acolytes.get(t.acolytes),
		cards: e.cardsOf.get(t.sin)
	};
	return {
		...e,
		hooks: r(e.hooks),
		triggers: r(e.triggers),
		deeds: n(e.deeds),
		chosen: i
	};
}
//#endregion
//#region packages/engine/src/explain.ts
function bc(e, t) {
	for (let [n, r] of Object.entries(t)) if (n !== "kind" && r !== void 0 && e[n] !== r) return !1;
	return !0;
}
function xc(e, t, n, r) {
	if (e.s.over) return M("game-over", e.s.over.rule, { winner: e.s.over.winner });
	let { step: i, frame: a, options: o } = t, s = typeof i.rule == "string" ? i.rule : i.rule(e, a), c = Ft(e, t);
	if (!c.includes(n)) return M("not-your-question", s, { seat: c.join(" ") });
	let l = It(e, i);
	return r.kind !== void 0 && r.kind !== l ? M("not-asked-now", s, { kind: l }) : o.some((e) => bc(e, r)) ? null : i.refuse?.(e, a, r) ?? M("not-among-options", s, { kind: l });
}
function G(e, t, n = {}) {
	throw new N(e, "file", {
		field: t,
		...n
	});
}
function K(e, t) {
	return (typeof e != "object" || !e || Array.isArray(e)) && G("not-an-object", t), e;
}
function q(e, t) {
	return Array.isArray(e) || G("wrong-type", t, { wanted: "list" }), e;
}
function Sc(e, t) {
	return typeof e != "string" && G("wrong-type", t, { wanted: "text" }), e;
}
function J(e, t, n, r) {
	(typeof e != "number" || !Number.isInteger(e)) && G("wrong-type", t, { wanted: "whole number" });
	let i = e;
	return (i < n || i > r) && G("out-of-range", t, {
		value: i,
		least: n,
		most: r
	}), i;
}
function Cc(e, t) {
	return typeof e != "boolean" && G("wrong-type", t, { wanted: "true or false" }), e;
}
function wc(e, t, n) {
	let r = Sc(e, t);
	return n.includes(r) || G("unknown-id", t, { id: r }), r;
}
function Y(e, t, n) {
	return q(e, t).map((e, r) => {
		let i = Sc(e, `${t}[${r}]`);
		return n(i) || G("unknown-id", `${t}[${r}]`, { id: i }), i;
	});
}
function X(e, t, n) {
	for (let r of Object.keys(e)) n.includes(r) || G("unknown-field", t === "" ? r : `${t}.${r}`);
}
function Tc(e) {
	let t = K(e, "file");
	return t.haven === void 0 && G("missing-field", "haven"), t.haven !== 1 && G("foreign-version", "haven", {
		version: JSON.stringify(t.haven),
		known: 1
	}), t;
}
//#endregion
//#region packages/engine/src/position/position.ts
var Ec = [
	"round-start",
	"take-turn",
	"hero-turn",
	"reaction",
	"round-end"
];
//#endregion
//#region packages/engine/src/position/read-board.ts
function Dc(e) {
	if (!e.has("heroes")) return;
	let t = q(e.p.heroes, "heroes"), n = t.length === e.s.heroes.length, r = /* @__PURE__ */ new Set();
	t.forEach((t, i) => {
		let a = `heroes[${i}]`, o = K(t, a), s = wc(o.hero, `${a}.hero`, e.s.setup.team);
		r.has(s) && G("duplicate", `${a}.hero`, { id: s }), r.add(s);
		let c = n ? i : e.s.heroes.findIndex((e) => e.hero === s), l = e.s.heroes[c];
		if (l || G("impossible-position", `${a}.hero`, { id: s }), l.hero = s, l.form = s, o.form !== void 0) {
			let t = e.t.heroes.get(s)?.secondForm?.id;
			l.form = wc(o.form, `${a}.form`, t ? [s, t] : [s]);
		}
		o.space !== void 0 && (l.space = e.space(o.space, `${a}.space`)), o.corruption !== void 0 && (l.corruption = J(o.corruption, `${a}.corruption`, 1, 7)), o.wounds !== void 0 && (l.wounds = Oc(o.wounds, `${a}.wounds`)), o.turns !== void 0 && (l.turns = J(o.turns, `${a}.turns`, 0, 2)), o.extraTurns !== void 0 && (l.extraTurns = J(o.extraTurns, `${a}.extraTurns`, 0, 6)), o.cityAction !== void 0 && (l.cityAction = Cc(o.cityAction, `${a}.cityAction`)), o.upgrades !== void 0 && (l.upgrades = e.upgrades(o.upgrades, `${a}.upgrades`)), o.innocents !== void 0 && (l.innocents = J(o.innocents, `${a}.innocents`, 0, 6)), l.freshInnocents = o.freshInnocents === void 0 ? l.innocents : J(o.freshInnocents, `${a}.freshInnocents`, 0, l.innocents), o.npcs !== void 0 && (l.npcs = q(o.npcs, `${a}.npcs`).map((e, t) => wc(e, `${a}.npcs[${t}]`, ct))), X(o, a, [
			"hero",
			"space",
			"corruption",
			"wounds",
			"turns",
			"extraTurns",
			"cityAction",
			"upgrades",
			"npcs",
			"innocents",
			"freshInnocents",
			"form"
		]);
	});
	let i = e.s.heroes.map((e) => e.hero);
	new Set(i).size !== i.length && G("duplicate", "heroes", { id: i.join(" ") }), e.s.reserve = e.s.setup.team.filter((e) => !i.includes(e));
}
function Oc(e, t) {
	let n = q(e, t).map((e, n) => J(e, `${t}[${n}]`, 1, 7));
	return new Set(n).size !== n.length && G("duplicate", t), n.length > 4 && G("impossible-position", t, { wounds: n.length }), n;
}
function kc(e, t, n, r) {
	if (n.id !== void 0) {
		let i = Sc(n.id, `${r}.id`), a = e.t.figures[e.t.figureIndex.get(i) ?? -1];
		return a && a.kind !== t && a.id !== t && G("impossible-position", `${r}.id`, { id: i }), i;
	}
	if (t === "fallen") {
		let t = Sc(n.who, `${r}.who`);
		return (e.s.heroes.some((e) => e.hero === t) || e.has("reserve") && e.s.reserve.includes(t)) && G("duplicate", `${r}.who`, { id: t }), e.s.reserve = e.s.reserve.filter((e) => e !== t), `fallen-${t}`;
	}
	return e.t.hellClub.has(t) ? t : void 0;
}
function Ac(e) {
	let { t, s: n } = e;
	if (e.has("monsters")) {
		for (let e = 0; e < n.figures.length; e++) n.figures[e] >= 0 && (n.figures[e] = -2);
		let r = q(e.p.monsters, "monsters").map((t, n) => {
			let r = `monsters[${n}]`, i = K(t, r);
			X(i, r, [
				"kind",
				"space",
				"id",
				"who"
			]);
			let a = Sc(i.kind, `${r}.kind`);
			return {
				field: r,
				kind: a,
				at: e.space(i.space, `${r}.space`),
				named: kc(e, a, i, r)
			};
		});
		for (let { field: e, at: i, named: a } of r) {
			if (a === void 0) continue;
			let r = t.figureIndex.get(a);
			r === void 0 && G("unknown-id", `${e}.id`, { id: a }), n.figures[r] >= 0 && G("duplicate", e, { id: a }), n.figures[r] = i;
		}
		for (let { field: e, kind: i, at: a, named: o } of r) {
			if (o !== void 0) continue;
			let r = t.figures.findIndex((e, t) => e.kind === i && n.figures[t] < 0);
			t.figures.some((e) => e.kind === i) || G("unknown-id", `${e}.kind`, { id: i }), r < 0 && G("impossible-position", e, { kind: i }), n.figures[r] = a;
		}
	}
	if (e.has("dead")) {
		let r = K(e.p.dead, "dead");
		X(r, "dead", [
			"acolyte",
			"abomination",
			"controller",
			"avatar"
		]);
		for (let e = 0; e < n.figures.length; e++) n.figures[e] === -1 && (n.figures[e] = -2);
		for (let [e, i] of Object.entries(r)) {
			let r = J(i, `dead.${e}`, 0, 6);
			for (let i = 0; i < r; i++) {
				let i = t.figures.findIndex((t) => t.kind === e && n.figures[t.index] === -2);
				i < 0 && G("impossible-position", `dead.${e}`, { count: r }), n.figures[i] = -1;
			}
		}
	}
}
function jc(e) {
	let { s: t } = e;
	if (e.has("tokens")) {
		for (let e of ot) t.tokens[e] = t.tokens[e].map(() => 0);
		let n = /* @__PURE__ */ new Map();
		q(e.p.tokens, "tokens").forEach((t, r) => {
			let i = `tokens[${r}]`, a = K(t, i);
			X(a, i, [
				"kind",
				"space",
				"count",
				"faceDown"
			]);
			let o = wc(a.kind, `${i}.kind`, ot), s = e.space(a.space, `${i}.space`), c = a.count === void 0 ? 1 : J(a.count, `${i}.count`, 1, ye[o]);
			if (a.faceDown !== void 0 && Cc(a.faceDown, `${i}.faceDown`)) {
				let e = n.get(s) ?? [];
				for (let t = 0; t < c; t++) e.push(o);
				n.set(s, e);
			} else He(e.g, o, s, c);
		}), t.faceDown = [...n].map(([e, t]) => ({
			space: e,
			kinds: t
		}));
	}
	if (e.has("staleInnocents") && (t.staleInnocents = e.spaces("staleInnocents")), e.has("altars") && (t.altars = e.spaces("altars")), t.altars.length > 3 && G("impossible-position", "altars", { count: t.altars.length }), e.has("orbital") && (t.orbital = e.spaces("orbital")), t.orbital.length > 2 && G("impossible-position", "orbital", { count: t.orbital.length }), e.has("slots") && (t.slots = e.spaces("slots"), t.slots.forEach((t, n) => {
		Ce(e.g, t) || G("impossible-position", `slots[${n}]`);
	})), e.has("metro")) {
		t.metro = q(e.p.metro, "metro").map((t, n) => {
			let r = K(t, `metro[${n}]`);
			return X(r, `metro[${n}]`, ["color", "space"]), {
				color: Sc(r.color, `metro[${n}].color`),
				space: e.space(r.space, `metro[${n}].space`)
			};
		});
		let n = t.metro.map(({ color: e }) => e);
		(new Set(n).size > 2 || n.some((e) => n.filter((t) => t === e).length > 2)) && G("impossible-position", "metro", { count: n.length });
	}
	let n = t.heroes.flatMap((e) => e.npcs);
	e.has("npcs") ? t.npcs = q(e.p.npcs, "npcs").map((t, n) => {
		let r = K(t, `npcs[${n}]`);
		return X(r, `npcs[${n}]`, ["kind", "space"]), {
			npc: wc(r.kind, `npcs[${n}].kind`, ct),
			space: e.space(r.space, `npcs[${n}].space`)
		};
	}) : t.npcs = t.npcs.filter(({ npc: e }) => !n.includes(e));
	let r = [...n, ...t.npcs.map(({ npc: e }) => e)];
	new Set(r).size !== r.length && G("duplicate", "npcs", { id: r.join(" ") }), e.has("covered") && (t.covered = [], q(e.p.covered, "covered").forEach((n, r) => {
		let i = K(n, `covered[${r}]`);
		X(i, `covered[${r}]`, ["district", "icon"]);
		let a = e.space(i.district, `covered[${r}].district`), o = e.g.map.cityActions[a], s = Sc(i.icon, `covered[${r}].icon`), c = t.covered.filter((e) => e.space === a).map((e) => e.icon), l = o.findIndex((e, t) => e === s && !c.includes(t));
		l < 0 && G("impossible-position", `covered[${r}].icon`, { icon: s }), t.covered = [...t.covered, {
			space: a,
			icon: l
		}], t.covered.filter((e) => e.space === a).length > j(e.g, "corruption", a) && G("impossible-position", `covered[${r}]`, { icon: s });
	}));
}
//#endregion
//#region packages/engine/src/position/read-cards.ts
function Mc(e, t, n) {
	for (let r of t) {
		let t = e.indexOf(r);
		t < 0 && G("duplicate", n, { id: r }), e.splice(t, 1);
	}
}
function Nc(e) {
	let { s: t, t: n } = e, r = e.object("sins");
	X(r, "sins", [
		"hand",
		"reactions",
		"tokens",
		"permanent",
		"cardPlayed"
	]);
	let i = n.sins.get(t.setup.sin).cards.flatMap((e) => Array(e.copies).fill(e.id)), { sins: a } = t;
	if (r.cardPlayed !== void 0 && Cc(r.cardPlayed, "sins.cardPlayed"), e.has("sinDiscard") && (a.discard = e.sinCards(e.p.sinDiscard, "sinDiscard")), Mc(i, a.discard, "sinDiscard"), e.has("openCard")) {
		let [t] = e.sinCards([e.p.openCard], "openCard");
		a.open = t, Mc(i, [a.open], "openCard");
	}
	r.hand !== void 0 && (a.hand = e.sinCards(r.hand, "sins.hand"), Mc(i, a.hand, "sins.hand")), e.has("sinDeck") ? (a.deck = e.sinCards(e.p.sinDeck, "sinDeck"), Mc(i, a.deck, "sinDeck")) : (x(t.random, "sins", i), a.deck = i), r.hand === void 0 && (a.hand = a.deck.slice(0, va(e.g)), a.deck = a.deck.slice(va(e.g)));
	let o = t.heroes.length;
	for (let e of n.track) e.level <= t.track && (o += e.reactions ?? 0);
	a.permanent = r.permanent === void 0 ? o : J(r.permanent, "sins.permanent", 0, 7), a.tokens = r.tokens === void 0 ? a.permanent : J(r.tokens, "sins.tokens", 0, 7), a.reactions = r.reactions === void 0 ? a.permanent : J(r.reactions, "sins.reactions", 0, 7), a.tokens = Math.max(a.tokens, a.reactions);
}
function Pc(e) {
	let { s: t, t: n } = e, r = [...n.upgrades.keys()];
	for (let e of t.heroes) Mc(r, e.upgrades, "heroes.upgrades");
	let i = e.object("removed").upgrades;
	i !== void 0 && (t.upgrades.discard = e.upgrades(i, "removed.upgrades")), Mc(r, t.upgrades.discard, "removed.upgrades"), e.has("inventory") && (t.upgrades.inventory = e.upgrades(e.p.inventory, "inventory"), Mc(r, t.upgrades.inventory, "inventory")), e.has("upgradeDeck") ? (t.upgrades.deck = e.upgrades(e.p.upgradeDeck, "upgradeDeck"), Mc(r, t.upgrades.deck, "upgradeDeck")) : (x(t.random, "upgrades", r), t.upgrades.deck = r), !e.has("inventory") && (t.upgrades.inventory = t.upgrades.deck.slice(0, 5), t.upgrades.deck = t.upgrades.deck.slice(5));
}
function Fc(e) {
	let { s: t, t: n } = e, { type: r } = n.stories.get(t.setup.story), i = (e) => n.apocalypse.has(e) && (r === "mixed" || n.apocalypse.get(e)?.type === r), { apocalypse: a } = t;
	e.has("apocalypseCards") && (a.cards = Y(e.p.apocalypseCards, "apocalypseCards", i));
	let o = e.object("removed").apocalypse;
	o !== void 0 && (a.out = Y(o, "removed.apocalypse", i)), e.has("apocalypseDeck") ? a.deck = Y(e.p.apocalypseDeck, "apocalypseDeck", i) : a.deck = a.deck.filter((e) => !a.cards.includes(e) && !a.out.includes(e));
	let s = [
		...a.cards,
		...a.out,
		...a.deck
	];
	new Set(s).size !== s.length && G("duplicate", "apocalypseDeck");
}
function Ic(e) {
	let { s: t, t: n } = e, r = (e) => n.darkPast.has(e), i = e.object("removed").darkPast;
	if (i !== void 0 && (t.darkPastRevealed = Y(i, "removed.darkPast", r)), e.has("darkPast")) {
		for (let [n, i] of Object.entries(K(e.p.darkPast, "darkPast"))) t.setup.team.includes(n) || G("unknown-id", `darkPast.${n}`, { id: n }), [...Object.values(t.darkPast), ...t.darkPastRevealed].includes(i) && G("duplicate", `darkPast.${n}`, { id: i }), t.darkPast = {
			...t.darkPast,
			[n]: Y([i], `darkPast.${n}`, r)[0]
		};
		return;
	}
	if (!n.stories.get(t.setup.story)?.darkPast || n.darkPast.size < t.setup.team.length) return;
	let a = t.heroes.length === 4 ? [
		1,
		3,
		5,
		6
	] : [
		1,
		3,
		5
	];
	for (let e of [!0, !1]) {
		let r = [...n.darkPast.values()].filter((t) => a.includes(t.number) === e).map(({ id: e }) => e).filter((e) => !t.darkPastRevealed.includes(e));
		x(t.random, "setup", r);
		for (let n of t.setup.team) t.setup.heroes.includes(n) === e && r.length > 0 && (t.darkPast = {
			...t.darkPast,
			[n]: r.pop()
		});
	}
}
//#endregion
//#region packages/engine/src/position/read-facts.ts
function Lc(e) {
	let { s: t, t: n } = e, r = n.stories.get(t.setup.story)?.missions.map((e) => e.id) ?? [], i = e.object("mission");
	X(i, "mission", [
		"id",
		"progress",
		"count",
		"marked"
	]);
	let a = i.id === void 0 ? t.mission.id : wc(i.id, "mission.id", r), o = n.missions.get(a)?.count(t.heroes.length), s = i.count === void 0 ? o : J(i.count, "mission.count", 1, 99);
	t.mission = {
		id: a,
		progress: i.progress === void 0 ? 0 : J(i.progress, "mission.progress", 0, s - 1),
		count: s,
		done: !1,
		marked: i.marked === void 0 ? [] : Y(i.marked, "mission.marked", () => !0)
	}, e.has("missionsDone") && (t.missionsDone = Y(e.p.missionsDone, "missionsDone", (e) => r.includes(e))), e.has("round") ? t.round = J(e.p.round, "round", 1, 999) : t.round = 1, e.has("apocalypse") && (t.track = J(e.p.apocalypse, "apocalypse", 0, 7));
}
function Rc(e) {
	let { s: t, p: n } = e;
	e.has("reserve") && (t.reserve = Y(n.reserve, "reserve", (e) => t.setup.team.includes(e))), new Set(t.reserve).size !== t.reserve.length && G("duplicate", "reserve");
	for (let e of t.reserve) t.heroes.some((t) => t.hero === e) && G("duplicate", "reserve", { id: e });
}
function zc(e) {
	let { s: t, p: n } = e;
	e.has("used") && (t.used = Y(n.used, "used", () => !0)), e.has("marks") && (t.mission.marked = [...t.mission.marked, ...Y(n.marks, "marks", () => !0)]), e.has("firstHero") && (t.first = e.place(n.firstHero, "firstHero")), e.has("forbids") && (t.forbids = q(n.forbids, "forbids").map((t, n) => {
		let r = K(t, `forbids[${n}]`);
		return X(r, `forbids[${n}]`, [
			"hero",
			"what",
			"until"
		]), {
			place: e.place(r.hero, `forbids[${n}].hero`),
			what: wc(r.what, `forbids[${n}].what`, [
				"heal",
				"repent",
				"extra-steps"
			]),
			until: wc(r.until, `forbids[${n}].until`, [
				"turn",
				"round",
				"game"
			])
		};
	}));
	let r = e.object("removed");
	if (X(r, "removed", [
		"figures",
		"innocents",
		"apocalypse",
		"darkPast",
		"upgrades"
	]), r.innocents !== void 0 && (t.innocentsOut = J(r.innocents, "removed.innocents", 0, 6)), r.figures !== void 0) for (let n of Y(r.figures, "removed.figures", (t) => e.t.figureIndex.has(t))) {
		let r = e.t.figureIndex.get(n);
		t.figures[r] >= 0 && G("duplicate", "removed.figures", { id: n }), t.figures[r] = -3;
	}
	let i = e.object("roundFacts");
	X(i, "roundFacts", [
		"kills",
		"progress",
		"heroDied"
	]), i.kills !== void 0 && (t.roundFacts.kills = J(i.kills, "roundFacts.kills", 0, 999)), i.progress !== void 0 && (t.roundFacts.progress = J(i.progress, "roundFacts.progress", 0, 999)), i.heroDied !== void 0 && (t.roundFacts.heroDied = Cc(i.heroDied, "roundFacts.heroDied"));
	let a = e.object("known");
	X(a, "known", [
		"hand",
		"upgrades",
		"apocalypse"
	]), a.hand !== void 0 && (t.sins.known = e.sinCards(a.hand, "known.hand"), t.sins.known.reduce((e, t) => qt(e, t), t.sins.hand).length !== t.sins.hand.length - t.sins.known.length && G("impossible-position", "known.hand")), a.upgrades !== void 0 && (t.upgrades.known = J(a.upgrades, "known.upgrades", 0, t.upgrades.deck.length)), a.apocalypse !== void 0 && (t.apocalypse.known = J(a.apocalypse, "known.apocalypse", 0, t.apocalypse.deck.length)), e.has("dice") && (t.script = Bc(n.dice));
}
function Bc(e) {
	let t = K(e, "dice");
	X(t, "dice", ["hero", "sin"]);
	let n = (e, n) => t[e] === void 0 ? [] : q(t[e], `dice.${e}`).map((t, r) => wc(t, `dice.${e}[${r}]`, n));
	return {
		hero: n("hero", ut),
		sin: n("sin", dt)
	};
}
function Vc(e, t) {
	let n = Ns(e.g, t), r = e.object("turn");
	X(r, "turn", [
		"steps",
		"streetsOnly",
		"moveOver",
		"acted",
		"paid",
		"moveLimit",
		"progressRose",
		"card",
		"reacted",
		"dropped"
	]);
	for (let e of [
		"streetsOnly",
		"moveOver",
		"acted",
		"paid",
		"progressRose",
		"reacted"
	]) r[e] !== void 0 && (n[e] = Cc(r[e], `turn.${e}`));
	r.steps !== void 0 && (n.steps = J(r.steps, "turn.steps", 0, 9)), r.moveLimit !== void 0 && (n.moveLimit = J(r.moveLimit, "turn.moveLimit", 0, 99)), r.dropped !== void 0 && (n.dropped = q(r.dropped, "turn.dropped").map((e, t) => wc(e, `turn.dropped[${t}]`, ct)));
	let { cardPlayed: i } = e.object("sins"), a = i !== void 0 && Cc(i, "sins.cardPlayed");
	return r.card !== void 0 && r.card !== null ? n.card = e.sinCards([r.card], "turn.card")[0] : a && (n.card = e.s.sins.open ?? "unknown"), n;
}
//#endregion
//#region packages/engine/src/position/reader.ts
var Hc = class {
	p;
	g;
	s;
	t;
	constructor(e, t, n) {
		this.t = e, this.p = t, this.g = n, this.s = n.s;
	}
	object(e) {
		return this.has(e) ? K(this.p[e], e) : {};
	}
	has = (e) => this.p[e] !== void 0;
	space(e, t) {
		let n = Sc(e, t), r = this.g.map.index.get(n);
		return r === void 0 && G("unknown-id", t, { id: n }), r;
	}
	spaces(e) {
		return q(this.p[e], e).map((t, n) => this.space(t, `${e}[${n}]`));
	}
	place(e, t) {
		let n = Sc(e, t), r = this.s.heroes.findIndex((e) => e.hero === n);
		return r < 0 && G("unknown-id", t, { id: n }), r;
	}
	upgrades(e, t) {
		return Y(e, t, (e) => this.t.upgrades.has(e));
	}
	sinCards(e, t) {
		return Y(e, t, (e) => this.t.sinCards.has(e));
	}
}, Uc = /* @__PURE__ */ "haven.setup.round.apocalypse.mission.missionsDone.heroes.reserve.monsters.dead.tokens.altars.staleInnocents.metro.orbital.npcs.covered.slots.sins.sinDeck.sinDiscard.openCard.inventory.upgradeDeck.apocalypseCards.apocalypseDeck.darkPast.used.forbids.marks.firstHero.removed.known.turn.roundFacts.dice.current.note".split(".");
function Wc(e) {
	let { g: t, s: n, p: r } = e, i = e.has("current") ? K(r.current, "current") : { phase: "round-start" };
	X(i, "current", [
		"phase",
		"hero",
		"begun",
		"passed"
	]);
	let a = wc(i.phase, "current.phase", Ec);
	if (n.stack = [{
		proc: "game",
		step: Tt(t, "game", "round")
	}], a === "round-start") {
		let e = i.begun !== void 0 && Cc(i.begun, "current.begun");
		e || n.round--, n.stack.push({
			proc: "round",
			step: e ? Tt(t, "round", "first-hero") : 0
		});
		return;
	}
	if (a === "round-end") {
		n.stack.push({
			proc: "round",
			step: Tt(t, "round", "end") + 1
		}, {
			proc: "endOfRound",
			step: 0
		});
		return;
	}
	i.hero === void 0 && G("missing-field", "current.hero");
	let o = e.place(i.hero, "current.hero");
	n.stack.push({
		proc: "round",
		step: Tt(t, "round", "end")
	});
	let s = Cs(a === "take-turn" ? o : (o + 1) % n.heroes.length);
	if (i.passed !== void 0 && (s.passed = J(i.passed, "current.passed", 0, n.heroes.length)), n.stack.push(s), a === "take-turn") return;
	n.turn = Vc(e, o);
	let c = Ms(t, o);
	c.step = Tt(t, "heroTurn", a === "hero-turn" ? "hero-turn" : "reaction"), n.stack.push(c), a !== "hero-turn" && (c.step++, n.turn.finished = !0, Uo(t, o));
}
function Gc(e) {
	return v(`haven/position/${e}`);
}
function Kc(e, t, n) {
	let r = Tc(t);
	X(r, "", Uc), r.setup === void 0 && G("missing-field", "setup"), r.note !== void 0 && Sc(r.note, "note");
	let i = ua(e, r.setup, Gc(Sc(n, "seed"))), a = _a(e, i, n), o = e.maps.get(i.map), s = {
		s: a,
		t: e,
		city: o,
		map: o.geometry,
		log: null
	}, c = new Hc(e, r, s);
	Lc(c), Dc(c), Rc(c), Ac(c), jc(c), Nc(c), Pc(c), Fc(c), Ic(c), zc(c);
	for (let e of ot) Ge(s, e) < 0 && G("impossible-position", "tokens", {
		kind: e,
		supply: ye[e]
	});
	return Wc(c), a;
}
//#endregion
//#region packages/engine/src/position/write.ts
function qc(e) {
	if (e.s.over || e.s.ballots || e.s.voteFailed) return null;
	let t = St(e.s), n = (n) => t.step === Tt(e, t.proc, n);
	switch (t.proc) {
		case "round": return n("first-hero") ? {
			phase: "round-start",
			begun: !0
		} : null;
		case "heroTurns": {
			let { place: n, passed: r } = t;
			return {
				phase: "take-turn",
				hero: C(e, n).hero,
				passed: r
			};
		}
		case "heroTurn": return n("hero-turn") ? {
			phase: "hero-turn",
			hero: t.hero
		} : null;
		case "reaction": return t.step === 0 ? {
			phase: "reaction",
			hero: t.hero
		} : null;
		default: return Jc(e, t) ? { phase: "round-start" } : null;
	}
}
function Jc(e, t) {
	if (!t.proc.startsWith("begin:")) return !1;
	let n = e.t.procedures.get(t.proc)?.findIndex((e) => e.ask);
	return t.step === n && t.taken.length === 0;
}
function Yc(e) {
	return e.t.figures.filter((t) => k(e, t.index) >= 0).map(({ id: t, kind: n, index: r }) => {
		let i = T(e, k(e, r));
		return n === "hell-club" ? {
			kind: t,
			space: i
		} : n === "fallen" ? {
			kind: n,
			who: t.slice(7),
			space: i
		} : {
			kind: n,
			space: i,
			id: t
		};
	});
}
function Xc(e) {
	let t = [];
	for (let n of ot) e.s.tokens[n].forEach((r, i) => {
		r > 0 && t.push({
			kind: n,
			space: T(e, i),
			count: r
		});
	});
	for (let { space: n, kinds: r } of e.s.faceDown) for (let i of r) t.push({
		kind: i,
		space: T(e, n),
		faceDown: !0
	});
	return t;
}
function Zc(e) {
	let t = qc(e);
	if (!t) return null;
	let { s: n } = e, r = (t) => T(e, t), i = (t) => e.t.figures.filter((n) => n.kind === t && k(e, n.index) === -1).length;
	return {
		haven: 1,
		setup: n.setup,
		round: n.round,
		apocalypse: n.track,
		mission: {
			id: n.mission.id,
			progress: n.mission.progress,
			count: n.mission.count,
			marked: n.mission.marked.slice()
		},
		missionsDone: n.missionsDone.slice(),
		heroes: n.heroes.map((e) => ({
			hero: e.hero,
			space: r(e.space),
			corruption: e.corruption,
			wounds: e.wounds.slice(),
			turns: e.turns,
			extraTurns: e.extraTurns,
			cityAction: e.cityAction,
			upgrades: e.upgrades.slice(),
			npcs: e.npcs.slice(),
			innocents: e.innocents,
			freshInnocents: e.freshInnocents,
			...e.form !== e.hero && { form: e.form }
		})),
		reserve: n.reserve.slice(),
		monsters: Yc(e),
		dead: {
			acolyte: i("acolyte"),
			abomination: i("abomination"),
			controller: i("controller"),
			avatar: i("avatar")
		},
		tokens: Xc(e),
		staleInnocents: n.staleInnocents.map(r),
		altars: n.altars.map(r),
		metro: n.metro.map(({ color: e, space: t }) => ({
			color: e,
			space: r(t)
		})),
		orbital: n.orbital.map(r),
		npcs: n.npcs.map(({ npc: e, space: t }) => ({
			kind: e,
			space: r(t)
		})),
		covered: n.covered.map(({ space: t, icon: n }) => ({
			district: r(t),
			icon: e.map.cityActions[t]?.[n]
		})),
		slots: n.slots.map(r),
		sins: {
			hand: n.sins.hand.slice(),
			reactions: n.sins.reactions,
			tokens: n.sins.tokens,
			permanent: n.sins.permanent,
			cardPlayed: n.turn?.card != null
		},
		sinDeck: n.sins.deck.slice(),
		sinDiscard: n.sins.discard.slice(),
		...n.sins.open !== null && { openCard: n.sins.open },
		inventory: n.upgrades.inventory.slice(),
		upgradeDeck: n.upgrades.deck.slice(),
		apocalypseCards: n.apocalypse.cards.slice(),
		apocalypseDeck: n.apocalypse.deck.slice(),
		darkPast: { ...n.darkPast },
		used: n.used.slice(),
		forbids: n.forbids.map(({ place: t, what: n, until: r }) => ({
			hero: C(e, t).hero,
			what: n,
			until: r
		})),
		firstHero: C(e, n.first).hero,
		removed: {
			figures: e.t.figures.filter((t) => k(e, t.index) === -3).map((e) => e.id),
			innocents: n.innocentsOut,
			apocalypse: n.apocalypse.out.slice(),
			darkPast: n.darkPastRevealed.slice(),
			upgrades: n.upgrades.discard.slice()
		},
		known: {
			hand: n.sins.known.slice(),
			upgrades: n.upgrades.known,
			apocalypse: n.apocalypse.known
		},
		...n.turn && { turn: {
			steps: n.turn.steps,
			streetsOnly: n.turn.streetsOnly,
			moveOver: n.turn.moveOver,
			acted: n.turn.acted,
			paid: n.turn.paid,
			moveLimit: n.turn.moveLimit,
			progressRose: n.turn.progressRose,
			card: n.turn.card,
			reacted: n.turn.reacted,
			dropped: n.turn.dropped.slice()
		} },
		roundFacts: { ...n.roundFacts },
		...n.script && { dice: {
			hero: n.script.hero.slice(),
			sin: n.script.sin.slice()
		} },
		current: t
	};
}
//#endregion
//#region packages/engine/src/view-roll.ts
var Qc = (e) => e.map((e) => ({ ...e })), $c = (e) => e.map((e) => ({ ...e })), el = (e) => e.proc === "fight" || e.proc === "rangedFight", tl = (e) => e.proc === "cleanse", nl = (e) => e.proc === "wounds" || e.proc === "corruption";
function rl(e, t, n) {
	return {
		hero: t.hero,
		space: T(e, t.space),
		level: t.level,
		rolled: { ...t.rolled },
		turned: { ...t.turned },
		faith: t.faith,
		choices: t.choices.slice(),
		within: n
	};
}
function il(e) {
	let t = null;
	for (let n of e.s.stack) el(n) ? t = {
		of: n.ranged ? "ranged" : "fight",
		...rl(e, n, t),
		by: n.by,
		target: T(e, n.target),
		sinRolled: { ...n.sinRoll },
		hits: n.hits,
		doomed: n.doomed.map((t) => D(e, t))
	} : tl(n) && (t = {
		of: "cleanse",
		...rl(e, n, t),
		skills: n.skills,
		counters: n.counters
	});
	return t;
}
function al(e) {
	let t = e.s.stack.findLast(nl);
	return !t || t.left === 0 || !ke(e, t.place, t.hero) ? null : {
		of: t.proc,
		hero: t.hero,
		cause: t.cause,
		left: t.left
	};
}
//#endregion
//#region packages/engine/src/resample.ts
function ol(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = e.below(n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function sl(e, ...t) {
	let n = e.slice();
	for (let e of t.flat()) {
		let t = e === null ? -1 : n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
var cl = (e, t) => e.map((e) => e ?? t.pop());
function ll(e, t) {
	let { hand: n, deck: r, discard: i, open: a, known: o } = t.sins, s = e.sins.get(t.setup.sin).cards.flatMap((e) => Array(e.copies).fill(e.id)), c = !n.includes(null), l = sl(s, i, [a], r, c ? n : o);
	return (e) => {
		let t = ol(e, l.slice());
		return c ? {
			hand: n,
			deck: cl(r, t)
		} : {
			hand: ol(e, [...o, ...t.splice(0, n.length - o.length)]),
			deck: cl(r, t)
		};
	};
}
function ul(e, t) {
	let { cards: n, out: r, deck: i } = t.apocalypse, { type: a } = e.stories.get(t.setup.story), o = (t) => [...e.apocalypse.values()].filter((e) => e.type === t).map(({ id: e }) => e);
	if (a !== "mixed") {
		let e = sl(o(a), n, r, i);
		return (t) => cl(i, ol(t, e.slice()));
	}
	let s = [
		"terror",
		"corruption",
		"redemption"
	].map((e) => {
		let t = o(e), a = sl(t, n, r, i);
		return {
			left: a,
			wanted: Math.max(0, dl - (t.length - a.length))
		};
	});
	return (e) => {
		let t = s.flatMap(({ left: t, wanted: n }) => ol(e, t.slice()).slice(0, n));
		return cl(i, ol(e, t));
	};
}
var dl = 3;
function fl(e, t) {
	let n = t.setup.heroes.length === 4 ? [
		1,
		3,
		5,
		6
	] : [
		1,
		3,
		5
	], r = Object.values(t.darkPast), i = Object.entries(t.darkPast), [a, o] = [!0, !1].map((i) => sl([...e.darkPast.values()].filter((e) => n.includes(e.number) === i).map(({ id: e }) => e), t.darkPastRevealed, r));
	return (e) => {
		let n = {}, r = ol(e, a.slice()), s = ol(e, o.slice());
		for (let [e, a] of i) {
			let i = t.setup.heroes.includes(e) ? r : s;
			n[e] = a ?? i.pop() ?? r.pop();
		}
		return n;
	};
}
function pl(e, t) {
	let n = e.faceDown.flatMap((e) => e.kinds), r = sl(e.faceDownPool, n);
	return (n) => {
		let i = ol(n, r.slice());
		return e.faceDown.map(({ space: e, kinds: n }) => ({
			space: t.index.get(e),
			kinds: cl(n, i)
		}));
	};
}
function ml(e, t) {
	let { inventory: n, discard: r, deck: i } = t.upgrades, a = t.heroes.flatMap((e) => e.upgrades), o = sl([...e.upgrades.keys()], n, r, a, i);
	return (e) => cl(i, ol(e, o.slice()));
}
function hl(e, t) {
	let { geometry: n } = e.maps.get(t.setup.map), r = gl(e, t, n), i = ml(e, t), a = ll(e, t), o = pl(t, n), s = ul(e, t), c = fl(e, t);
	return (l) => {
		let u = ve(r);
		return u.upgrades.deck = i(l), Object.assign(u.sins, a(l)), u.random = _(l), u.faceDown = o(l), u.apocalypse.deck = s(l), u.darkPast = c(l), t.ballots && (u.ballots = t.ballots.cast ? { ...t.ballots.cast } : _l(e, u, n, t, l)), u;
	};
}
function gl(e, t, n) {
	let r = (e) => n.index.get(e), i = ot.map((e) => [e, n.spaces.map(() => 0)]), a = Object.fromEntries(i);
	for (let { kind: e, space: n, count: i } of t.tokens) a[e][r(n)] = i;
	let o = e.figures.map(() => -2);
	for (let { id: n, space: i } of t.monsters) o[e.figureIndex.get(n)] = r(i);
	for (let n of t.dead) o[e.figureIndex.get(n)] = -1;
	for (let n of t.gone) o[e.figureIndex.get(n)] = -3;
	return {
		rules: t.rules,
		setup: t.setup,
		random: _(p),
		script: null,
		question: t.question,
		decisions: t.decisions,
		ballots: null,
		voteFailed: t.voteFailed,
		over: t.over,
		round: t.round,
		first: t.first,
		heroes: t.heroes.map((e) => ({
			...e,
			space: r(e.space),
			wounds: e.wounds.slice(),
			upgrades: e.upgrades.slice(),
			npcs: e.npcs.slice()
		})),
		reserve: t.reserve.slice(),
		figures: o,
		tokens: a,
		faceDown: [],
		covered: t.covered.map(({ district: e, icon: t }) => ({
			space: r(e),
			icon: t
		})),
		altars: t.altars.map(r),
		metro: t.metro.map(({ color: e, space: t }) => ({
			color: e,
			space: r(t)
		})),
		orbital: t.orbital.map(r),
		npcs: t.npcs.map(({ npc: e, space: t }) => ({
			npc: e,
			space: r(t)
		})),
		staleInnocents: t.staleInnocents.map(r),
		innocentsOut: t.innocentsOut,
		slots: t.slots.map(r),
		track: t.track,
		apocalypse: {
			cards: t.apocalypse.cards.slice(),
			deck: [],
			known: t.apocalypseKnown,
			seen: t.apocalypseSeen,
			out: t.apocalypse.out.slice()
		},
		mission: {
			...t.mission,
			marked: t.mission.marked.slice()
		},
		missionsDone: t.missionsDone.slice(),
		sins: {
			hand: [],
			deck: [],
			discard: t.sins.discard.slice(),
			open: t.sins.open,
			known: t.sins.known.slice(),
			reactions: t.sins.reactions,
			tokens: t.sins.tokens,
			permanent: t.sins.permanent
		},
		upgrades: {
			deck: [],
			inventory: t.upgrades.inventory.slice(),
			known: t.upgrades.known,
			discard: t.upgrades.discard.slice()
		},
		darkPast: {},
		darkPastRevealed: t.darkPastRevealed.slice(),
		used: t.used.slice(),
		forbids: t.forbids.map((e) => ({ ...e })),
		turn: t.turn && {
			...t.turn,
			dropped: t.turn.dropped.slice()
		},
		roundFacts: { ...t.roundFacts },
		stack: $c(t.underway)
	};
}
function _l(e, t, n, r, i) {
	let a = {
		s: t,
		t: e,
		city: e.maps.get(t.setup.map),
		map: n,
		log: null
	}, o = Nt(a);
	if (!o) return null;
	let s = {}, c = ol(i, Ft(a, o).slice());
	for (let e of c.slice(0, r.ballots?.count ?? 0)) s[e] = o.options[i.below(o.options.length)]?.id;
	return s;
}
//#endregion
//#region packages/engine/src/view.ts
var vl = [], yl = (e) => e.map(() => null), bl = (e, t, n) => e.map((r, i) => i < t || i >= e.length - n ? r : null);
function xl(e, t) {
	return {
		hero: t.hero,
		form: t.form,
		seat: t.seat,
		space: T(e, t.space),
		corruption: t.corruption,
		wounds: t.wounds.slice(),
		dead: t.dead,
		turns: t.turns,
		extraTurns: t.extraTurns,
		cityAction: t.cityAction,
		upgrades: t.upgrades.slice(),
		npcs: t.npcs.slice(),
		innocents: t.innocents,
		freshInnocents: t.freshInnocents
	};
}
function Sl(e) {
	let t = [];
	for (let n of ot) e.s.tokens[n].forEach((r, i) => {
		r > 0 && t.push({
			kind: n,
			space: T(e, i),
			count: r
		});
	});
	return t;
}
function Cl(e, t) {
	return e.t.figures.filter((n) => k(e, n.index) === t).map((e) => e.id);
}
function wl(e, t) {
	if (!e.ballots) return null;
	let n = t !== "sins" && t !== "spectator";
	return {
		count: Object.keys(e.ballots).length,
		cast: n ? { ...e.ballots } : null
	};
}
function Tl(e, t, n, r) {
	let { s: i } = e, a = r === "all", o = a || r === "sins", s = (t) => T(e, t), c = i.faceDown.flatMap((e) => e.kinds).sort(), l = i.ballots !== null && !El(r), u = n[0], d = l && u ? Ot(e).map((e) => ({
		...u,
		seat: e,
		id: `${i.question}-${e}`
	})) : n, f = t ? n.filter((e) => a || e.seat === r).map((e) => ({
		...e,
		options: t.options
	})) : vl;
	return {
		viewer: r,
		rules: i.rules,
		setup: i.setup,
		question: i.question,
		decisions: i.decisions,
		over: i.over,
		round: i.round,
		first: i.first,
		heroes: i.heroes.map((t) => xl(e, t)),
		reserve: i.reserve.slice(),
		monsters: e.t.figures.filter((t) => k(e, t.index) >= 0).map(({ id: t, kind: n, index: r }) => ({
			id: t,
			kind: n,
			space: s(k(e, r))
		})),
		dead: Cl(e, -1),
		gone: Cl(e, -3),
		tokens: Sl(e),
		faceDown: i.faceDown.map(({ space: e, kinds: t }) => ({
			space: s(e),
			kinds: a ? t.slice() : t.map(() => null)
		})),
		faceDownPool: c,
		covered: i.covered.map(({ space: t, icon: n }) => ({
			district: s(t),
			icon: n,
			action: e.map.cityActions[t][n]
		})),
		altars: i.altars.map(s),
		metro: i.metro.map(({ color: e, space: t }) => ({
			color: e,
			space: s(t)
		})),
		orbital: i.orbital.map(s),
		npcs: i.npcs.map(({ npc: e, space: t }) => ({
			npc: e,
			space: s(t)
		})),
		staleInnocents: i.staleInnocents.map(s),
		innocentsOut: i.innocentsOut,
		slots: i.slots.map(s),
		track: i.track,
		apocalypse: {
			cards: i.apocalypse.cards.slice(),
			out: i.apocalypse.out.slice(),
			deck: a ? i.apocalypse.deck.slice() : o ? bl(i.apocalypse.deck, i.apocalypse.seen, i.apocalypse.known) : yl(i.apocalypse.deck)
		},
		apocalypseKnown: i.apocalypse.known,
		apocalypseSeen: i.apocalypse.seen,
		mission: {
			...i.mission,
			marked: i.mission.marked.slice()
		},
		missionsDone: i.missionsDone.slice(),
		sins: {
			hand: o ? i.sins.hand.slice() : yl(i.sins.hand),
			deck: a ? i.sins.deck.slice() : yl(i.sins.deck),
			discard: i.sins.discard.slice(),
			open: i.sins.open,
			known: i.sins.known.slice(),
			reactions: i.sins.reactions,
			tokens: i.sins.tokens,
			permanent: i.sins.permanent
		},
		upgrades: {
			deck: a ? i.upgrades.deck.slice() : bl(i.upgrades.deck, 0, i.upgrades.known),
			known: i.upgrades.known,
			inventory: i.upgrades.inventory.slice(),
			discard: i.upgrades.discard.slice()
		},
		darkPast: Object.fromEntries(Object.entries(i.darkPast).map(([e, t]) => [e, o ? t : null])),
		darkPastRevealed: i.darkPastRevealed.slice(),
		used: i.used.slice(),
		forbids: i.forbids.map((e) => ({ ...e })),
		turn: i.turn && {
			...i.turn,
			dropped: i.turn.dropped.slice()
		},
		roundFacts: { ...i.roundFacts },
		roll: il(e),
		hurt: al(e),
		underway: Qc(i.stack),
		voteFailed: i.voteFailed,
		ballots: wl(i, r),
		awaiting: d.slice(),
		prompts: f
	};
}
var El = (e) => e !== "sins" && e !== "spectator", Dl = (e, t) => t === "all" ? !0 : e === "heroes" ? El(t) : e === t;
function Ol(e, t) {
	return e.map((e) => {
		if (!("secret" in e) || Dl(e.secret.to, t)) return e;
		let { secret: n, ...r } = e;
		return r;
	});
}
//#endregion
//#region packages/engine/src/rules.ts
var kl = 1e3, Al = null, jl = null, Ml = null;
function Nl(...e) {
	let t = vc(e), n = {
		s: Al,
		t,
		city: jl,
		map: Ml,
		log: null
	}, r = null, i = /* @__PURE__ */ new Map();
	function a(e, i = null) {
		return e.setup !== r && (r = e.setup, n.city = t.maps.get(r.map), n.map = n.city.geometry, n.t = o(r)), n.s = e, n.log = i, n;
	}
	function o(e) {
		let n = `${e.sin} ${e.acolytes} ${e.power} ${e.story} ${e.team.join(" ")}`, r = i.get(n);
		return r || (i.size >= kl && i.clear(), r = yc(t, e), i.set(n, r)), r;
	}
	let s = null, c = -1, l = null, u = null;
	function d(e, t) {
		s = e, c = e.decisions, l = t, u = null;
	}
	function f(e) {
		return (s !== e || c !== e.decisions) && d(e, Nt(a(e))), l;
	}
	function p(e) {
		let t = f(e);
		if (u || (u = [], !t)) return u;
		let n = a(e);
		for (let e of Ft(n, t)) u.push(Il(n, t, e));
		return u;
	}
	function m(e, t) {
		if (typeof t != "object" || !t || typeof t.prompt != "string" || typeof t.seat != "string" || typeof t.option != "string") throw new N("malformed-answer", "TURN-1");
		if (e.over) throw new N("game-over", e.over.rule, { winner: e.over.winner });
		let n = p(e), r = l, { prompt: i, seat: a } = t, o;
		for (let e of n) e.id === i && (o = e);
		if (!o) throw new N("stale-prompt", n[0].rule, {
			prompt: i,
			seat: a
		});
		if (o.seat !== a) throw new N("foreign-seat", o.rule, {
			prompt: i,
			seat: a
		});
		for (let e of r.options) if (e.id === t.option) return {
			asked: r,
			option: e
		};
		throw new N("unknown-option", o.rule, { option: t.option });
	}
	function h(e, t, n, r, i) {
		let o = a(e, i), s = e.stack[e.stack.length - 1];
		Lt(o, t.frame === s ? t : {
			...t,
			frame: s
		}, n.seat, r), d(e, Mt(o));
	}
	function g(e, n, r) {
		if (typeof n != "string") throw new N("wrong-type", "SETUP-3", { field: "seed" });
		let i = _a(t, ua(t, e, Ll), n);
		return d(i, Mt(a(i, r))), i;
	}
	function _(e, n, r) {
		let i = Kc(t, e, n);
		return d(i, Mt(a(i, r))), i;
	}
	return {
		version: t.version,
		tables: t,
		resolveSetup: (e, n) => ua(t, e, n),
		createGame: (e, t) => g(e, t, null),
		opening(e, t) {
			let n = [];
			return {
				state: g(e, t, (e) => n.push(e)),
				events: n
			};
		},
		fromPosition: (e, t) => _(e, t, null),
		openPosition(e, t) {
			let n = [];
			return {
				state: _(e, t, (e) => n.push(e)),
				events: n
			};
		},
		toPosition: (e) => Zc(a(e)),
		prompts: (e) => p(e).slice(),
		options(e, t) {
			for (let n of p(e)) if (n.id === t.id) return l.options;
			throw new N("stale-prompt", t.rule, { prompt: t.id });
		},
		decide(e, t) {
			let { asked: n, option: r } = m(e, t), i = ve(e), a = [];
			return h(i, n, t, r, (e) => a.push(e)), {
				state: i,
				events: a
			};
		},
		advance(e, t) {
			let { asked: n, option: r } = m(e, t);
			h(e, n, t, r, null);
		},
		explain(e, t, n) {
			let r = f(e);
			return xc(a(e), r, t, n);
		},
		view(e, t) {
			let n = p(e);
			return Tl(a(e), l, n, t);
		},
		viewEvents: Ol,
		resample: (e, n) => hl(t, e)(n),
		dealer: (e) => hl(t, e),
		outcome: (e) => e.over,
		copy: ve,
		look: (e) => ({ ...a(e) })
	};
}
var Pl = (e, t) => `${e.question}-${t}`, Fl = Object.freeze({});
function Il(e, { step: t, frame: n }, r) {
	let i = t.subject ? t.subject(e, n) : Fl, a = e.s.voteFailed;
	return {
		id: Pl(e.s, r),
		seat: r,
		kind: It(e, t),
		rule: a ? "UNITE-2" : typeof t.rule == "string" ? t.rule : t.rule(e, n),
		subject: a ? {
			...i,
			vote: t.ask
		} : i
	};
}
var Ll = { below() {
	throw new N("impossible-setup", "SETUP-3", {
		field: "setup",
		problem: "not-resolved"
	});
} }, Rl = (e, t, n) => typeof e == "number" ? e : e(t, n), zl = (e, t) => F("place-token", (n, r) => {
	hi(n, e, t(n, r), r.cause);
});
function Bl(e, t, n) {
	let r = [], { where: i = (e, t) => !Ae(e, t) } = n;
	for (let a of n.tokens) if (!(Ge(e, a) <= 0)) for (let o = 0; o < e.map.spaces.length; o++) i(e, o, t) && (n.together || !t.taken.includes(o)) && r.push(ts(e, a, o));
	return r;
}
var Vl = (e) => [F("how-many", (t, n) => {
	n.count = Rl(e.count, t, n), n.taken = [];
}), I({
	name: "place",
	ask: e.kind ?? "effect",
	rule: (t, n) => e.kind === "story-task" ? "ROUND-2" : n.cause,
	when: (e, t) => t.count > 0,
	seat: () => "sins",
	subject: (e, t) => ({ cause: t.cause }),
	options: (t, n) => Bl(t, n, e),
	answer: (e, t, n) => {
		let r = e.map.index.get(n.space);
		return hi(e, n.token, r, t.cause), t.count--, t.taken = [...t.taken, r], "again";
	},
	refuse: (e, t, n) => n.space === void 0 ? null : e.map.index.has(n.space) ? M("not-among-options", "ROUND-2", { space: n.space }) : M("no-such-space", "ROUND-2", { space: n.space })
})], Hl = (e, t) => Vl({
	tokens: [e],
	count: t,
	kind: "story-task"
}), Ul = (e, t, n) => {
	let r = e.map.cityActions[t];
	return [...new Set(n.map((e) => r[e]))].map((e) => ({
		id: e,
		icon: e
	}));
}, Wl = (e) => I({
	name: "cover-icon",
	ask: "effect",
	rule: (e, t) => t.cause,
	when: (t, n) => Ce(t, e(t, n)) && Qe(t, e(t, n)).length > 0 && Ge(t, "corruption") > 0,
	seat: () => "sins",
	subject: (t, n) => ({
		cause: n.cause,
		space: T(t, e(t, n))
	}),
	options: (t, n) => Ul(t, e(t, n), Qe(t, e(t, n))),
	answer: (t, n, r) => {
		let i = e(t, n), a = t.map.cityActions[i], o = Qe(t, i).find((e) => a[e] === r.icon);
		hi(t, "corruption", i, n.cause), t.s.covered = [...t.s.covered, {
			space: i,
			icon: o
		}], n.choice = "covered";
		let s = r.icon;
		t.log?.({
			event: "iconCovered",
			district: T(t, i),
			icon: s,
			cause: n.cause
		});
	}
}), Gl = () => I({
	name: "skip-icon",
	ask: "effect",
	rule: (e, t) => t.cause,
	when: (e) => (Vi(e)?.icons.length ?? 0) > 0,
	seat: () => "sins",
	subject: (e, t) => ({ cause: t.cause }),
	options: (e) => [...new Set(Vi(e)?.icons)].map((e) => ({
		id: e,
		icon: e
	})),
	answer: (e, t, n) => {
		let r = Vi(e);
		if (!r || !n.icon) return;
		let i = r.icons.indexOf(n.icon);
		r.icons = r.icons.filter((e, t) => t !== i), e.log?.({
			event: "cityActionSkipped",
			hero: r.hero,
			action: n.icon,
			cause: t.cause
		});
	}
}), Kl = (e) => F("only-icons", (t) => {
	let n = Vi(t);
	n && (n.most = Math.min(n.most, e));
}), ql = (e = (e, t) => t.space) => F("teleport-monster", (t, n) => {
	Vn(t, n.figure, e(t, n), n.cause);
	let r = Wo(t);
	r && (r.moved = [...r.moved, n.figure]);
}, (e, t) => t.figure >= 0 && k(e, t.figure) >= 0), Jl = (e, t, n = 1) => [F("how-many", (e, t) => {
	t.count = n, t.taken = [];
}), I({
	name: "move-monster",
	ask: "reaction-move",
	rule: (e, t) => t.cause,
	when: (e, t) => t.count > 0,
	seat: () => "sins",
	subject: (e, t) => ({
		cause: t.cause,
		hero: t.hero
	}),
	options: (n, r) => [P, ...zn(n, e(n, r).filter((e) => !r.taken.includes(e)), () => t)],
	answer: (e, t, n) => {
		if (!n.monster) return;
		let r = Bn(e, n, t.cause), i = Wo(e);
		return i && (i.moved = [...i.moved, r]), t.taken = [...t.taken, r], t.count--, "again";
	},
	refuse: (e, n, r) => Un(e, r, () => t)
})], Yl = () => F("replace-move", (e) => {
	let t = Wo(e);
	t && (t.moveReplaced = !0);
}), Z = (e) => F("summon-boss", (t, n) => {
	let r = t.t.figures.findIndex((t) => t.kind === e), i = k(t, r);
	i >= 0 ? Lr(t, 2, n.cause) : i !== -3 && Xn(t, r, n.cause);
}), Xl = (e) => F("summon-named", (t, n) => {
	let r = t.t.figureIndex.get(e);
	r !== void 0 && k(t, r) === -2 && Xn(t, r, n.cause);
}), Zl = ["acolyte", "abomination"], Ql = (e, t) => [F("how-many", (e, n) => {
	n.count = t;
}), I({
	name: "summon-dead",
	ask: "summon",
	rule: (e, t) => t.cause,
	when: (e, t) => t.count > 0 && Zl.some((t) => Be(e, t, -1) >= 0),
	seat: () => "sins",
	subject: (t, n) => ({
		cause: n.cause,
		space: T(t, e(t, n))
	}),
	options: (t, n) => [P, ...Zl.filter((e) => Be(t, e, -1) >= 0).map((r) => Yn(t, r, e(t, n)))],
	answer: (t, n, r) => {
		if (!r.none) return Wn(t, Be(t, r.monster, -1), e(t, n), n.cause), n.count--, "again";
	}
})], $l = (e) => I({
	name: "revive",
	ask: "summon",
	rule: (e, t) => t.cause,
	seat: () => "sins",
	subject: (e, t) => ({ cause: t.cause }),
	options: (t, n) => e(t, n).filter((e) => Be(t, e, -1) >= 0).flatMap((e) => Ze(t).map((n) => Yn(t, e, n))),
	answer: (e, t, n) => Wn(e, Be(e, n.monster, -1), e.map.index.get(n.space), t.cause)
}), eu = (e, t) => F("place-named", (n, r) => {
	let i = n.t.figureIndex.get(e(n, r));
	i !== void 0 && k(n, i) === -2 && Wn(n, i, t(n, r), r.cause);
}), tu = (e) => F("draw-sin", (t, n) => Lr(t, e, n.cause)), nu = (e, t) => F("gain-reaction", (n, r) => Vs(n, e, t, r.cause)), ru = () => F("lapse", (e, t) => {
	let n = Ct(e, "inventory");
	n && (n.lapsed = !0, e.log?.({
		event: "cityActionSkipped",
		hero: n.hero,
		action: "inventory",
		cause: t.cause
	}));
}), iu = (e) => F("raise-track", (t, n) => zs(t, Rl(e, t, n), n.cause)), au = (e) => (t, n) => e === "sins" ? "sins" : w(t, e === "holder" ? n.holder : n.place), ou = (e, t) => ({
	cause: t.cause,
	...t.place >= 0 && { hero: C(e, t.place).hero }
}), su = (e = "holder") => I({
	name: "may-use",
	ask: "ability",
	rule: (e, t) => t.cause,
	seat: au(e),
	subject: ou,
	options: (e, t) => [{
		id: "yes",
		ability: t.cause,
		yes: !0
	}, {
		id: "none",
		ability: t.cause,
		none: !0,
		yes: !1
	}],
	answer: (t, n, r) => {
		if (!r.yes) return "leave";
		t.t.triggerByProc.get(n.proc)?.oncePerRound && et(t, n.cause);
		let i = e === "sins" ? "" : C(t, e === "holder" ? n.holder : n.place).hero;
		t.log?.({
			event: "abilityUsed",
			ability: n.cause,
			hero: i
		});
	}
}), cu = (e, t) => pu(t, (t, n) => e(t, n).map((e) => ({
	id: T(t, e),
	space: T(t, e)
}))), lu = (e, t) => pu(t, (t, n) => e(t, n).map((e) => ({
	id: C(t, e).hero,
	hero: C(t, e).hero
}))), uu = (e, t) => pu(t, (t, n) => ze(t, e(t, n)).map((e) => ({
	id: D(t, e),
	monster: D(t, e)
}))), du = (e, t, n) => pu(n, (n, r) => ze(n, e(n, r)).flatMap((e) => t(n, e).map((t) => ({
	id: `${D(n, e)}>${T(n, t)}`,
	monster: D(n, e),
	space: T(n, t)
})))), fu = (e, t) => pu(t, (t, n) => e(t, n).map((e) => ({
	id: e,
	choice: e
})));
function pu(e, t) {
	return I({
		name: "choose",
		ask: "effect",
		rule: (e, t) => t.cause,
		when: (t, n) => !e.when || e.when(t, n),
		seat: au(e.who),
		subject: ou,
		options: (n, r) => {
			let i = t(n, r);
			return e.optional || i.length === 0 ? [P, ...i] : i;
		},
		answer: (e, t, n) => {
			if (n.none) return "leave";
			n.space !== void 0 && (t.space = e.map.index.get(n.space)), n.monster !== void 0 && (t.figure = e.t.figureIndex.get(n.monster)), n.hero !== void 0 && (t.count = e.s.heroes.findIndex((e) => e.hero === n.hero)), n.choice !== void 0 && (t.choice = n.choice);
		}
	});
}
var mu = (...e) => I({
	name: "heroes-choose",
	ask: "choice",
	rule: (e, t) => t.cause,
	seat: "vote",
	subject: ou,
	options: () => e.map((e) => ({
		id: e,
		choice: e
	})),
	answer: (e, t, n) => {
		t.choice = n.choice, e.log?.({
			event: "choiceMade",
			cause: t.cause,
			choice: t.choice
		});
	}
}), hu = (e, t) => xt(e, [t])[0], gu = (e) => F("remember", (t, n) => {
	n.choice = e(t, n);
}), _u = (e) => (t, n) => !e(t, n), vu = (e, t) => {
	let n = H(e);
	return n?.place === t && n.alone || Ne(e, t);
}, yu = (e, t) => e.s.turn?.place === t && e.s.turn.steps === 0, bu = (e) => H(e)?.ranged === !1, xu = (e) => (t) => (H(t)?.rolled[e] ?? 0) > 0, Su = (e) => mi(e).fight, Cu = (e, t) => [...new Set(mi(e).killed.filter((t) => k(e, t) === -1).map((t) => O(e, t)).filter((e) => t.includes(e)))], wu = (e, t) => {
	let n = H(e);
	return !C(e, t).dead && (!n || n.hero === C(e, t).hero);
}, Tu = (e) => e.s.turn?.progressRose === !0, Eu = (e) => (t) => (Vi(t)?.icons.length ?? 0) >= e, Du = (e) => Ze(e).length > 0, Ou = (e) => (t, n) => C(t, n).corruption >= e;
function ku(e, t, n, r) {
	let { space: i } = C(e, t);
	return Le(e).filter((t) => {
		let a = k(e, t);
		return n.includes(O(e, t)) && a !== i && qe(e, a, i, r);
	});
}
var Au = (e, t) => (n, r) => ku(n, r, e, t).length > 0, ju = (e, t) => F(e, (e, n) => {
	let r = H(e);
	r && t(r, e, n);
}), Mu = (e, t) => F(e, (e) => {
	let n = En(e);
	n && t(n, e);
}), Nu = (e) => ju("sin-dice", (t, n) => {
	t.sinDice += typeof e == "number" ? e : e(n, t);
}), Pu = (e, t = 0) => Mu("hero-dice", (n) => {
	n.heroDice += e, n.leastDice = Math.max(n.leastDice, t);
}), Fu = () => Mu("no-teamwork", (e) => {
	e.noTeamwork = !0;
}), Iu = () => ju("count-alone", (e) => {
	e.alone = !0;
}), Lu = (e) => ju("force-faith", (t) => {
	t.forceFaith = e;
}), Ru = (e, t, n) => ju("drop-result", (r, i, a) => {
	let o = typeof n == "number" ? n : n(i, r), s = e === "hero" ? r.rolled : r.sinRoll, c = Math.min(o, s[t] ?? 0), l = {
		...s,
		[t]: (s[t] ?? 0) - c
	};
	e === "hero" ? r.rolled = l : r.sinRoll = l;
	let u = e === "hero" ? "heroes" : "sins";
	i.log?.({
		event: "resultDropped",
		hero: r.hero,
		side: u,
		face: t,
		count: c,
		cause: a.cause
	});
}), zu = (e, t) => {
	let n = [P];
	for (let [r, i] of Object.entries(e)) i > t.filter((e) => e === r).length && n.push({
		id: r,
		face: r
	});
	return n;
}, Bu = (e) => [I({
	name: "reroll",
	ask: "reroll",
	rule: (e, t) => t.cause,
	when: (t) => (En(t)?.picked.length ?? e) < e,
	seat: (e, t) => w(e, t.place),
	subject: (e, t) => ({
		hero: C(e, t.place).hero,
		cause: t.cause
	}),
	options: (e) => {
		let t = En(e);
		return zu(t.rolled, t.picked);
	},
	answer: (e, t, n) => {
		if (n.none || !n.face) return;
		let r = En(e);
		return r.picked = [...r.picked, n.face], et(e, t.cause), "again";
	}
}), F("roll-again", (e) => {
	let t = En(e);
	t && t.picked.length > 0 && Er(e, t);
})], Vu = (e) => [I({
	name: "reroll",
	ask: "reroll",
	rule: (e, t) => t.cause,
	when: (t) => (H(t)?.picked.length ?? e) < e,
	seat: () => "sins",
	subject: (e, t) => ({
		hero: C(e, t.place).hero,
		cause: t.cause
	}),
	options: (e) => {
		let t = H(e);
		return zu(t.sinRoll, t.picked);
	},
	answer: (e, t, n) => {
		if (n.none || !n.face) return;
		let r = H(e);
		return r.picked = [...r.picked, n.face], "again";
	}
}), F("roll-again", (e) => {
	let t = H(e);
	if (!t || t.picked.length === 0) return;
	let n = { ...t.sinRoll };
	for (let e of t.picked) n[e]--;
	let r = xn(e, t.hero, t.ranged ? "ranged" : "fight", t.picked.length, !0);
	for (let e of Object.keys(n)) n[e] += r[e];
	t.sinRoll = n, t.picked = [];
})], Hu = () => ju("take-wound", (e, t, n) => {
	e.wounds--, er(t, n.holder, 1, n.cause, !1);
}), Q = (e, t) => t.place, Uu = (e, t) => t.holder, Wu = (e, t) => t.count, Gu = (e, t, n) => n >= 0 && !C(e, n).dead && (n !== t.place || ke(e, t.place, t.hero)), $ = (e, t, n) => F(e, (e, r) => n(e, t(e, r), r), (e, n) => Gu(e, n, t(e, n))), Ku = (e, t = Q) => $("deal-wound", t, (t, n, r) => er(t, n, e, r.cause)), qu = (e, t = Q) => $("force-corruption", t, (t, n, r) => tr(t, n, e, r.cause)), Ju = (e, t) => [F("list", (t, n) => {
	n.taken = Me(t).filter((r) => Gu(t, n, r) && e(t, r, n));
}), F("each", (e, n) => {
	let [r, ...i] = n.taken;
	return n.taken = i, t(e, r, n), "again";
}, (e, t) => t.taken.length > 0)], Yu = (e, t = Q) => $("heal", t, (t, n, r) => Wi(t, n, e, r.cause)), Xu = (e, t = Q) => $("repent", t, (t, n, r) => {
	for (let i = 0; i < e; i++) Ki(t, n, r.cause);
}), Zu = (e, t = Q) => $("teleport-hero", t, (t, n, r) => {
	let i = C(t, n), a = i.space;
	i.space = e(t, r);
	let o = {
		event: "heroTeleported",
		hero: i.hero,
		cause: r.cause
	};
	t.log?.({
		...o,
		from: T(t, a),
		to: T(t, i.space)
	}), t.s.turn?.place === n && t.s.turn.steps === 0 && (t.s.turn.streetsOnly = i.space >= t.map.districts);
}), Qu = (e, t, n = Q) => $("forbid", n, (n, r, i) => {
	n.s.forbids = [...n.s.forbids, {
		place: r,
		what: e,
		until: t
	}], n.log?.({
		event: "forbidden",
		hero: C(n, r).hero,
		what: e,
		cause: i.cause
	});
}), $u = (e) => F("move-limit", (t) => {
	t.s.turn && (t.s.turn.moveLimit = Math.min(t.s.turn.moveLimit, e));
}), ed = () => $("pay-for-move", Q, (e) => {
	e.s.turn && (e.s.turn.paid = !0);
}), td = () => F("end-move", (e) => {
	e.s.turn && (e.s.turn.moveOver = !0);
}), nd = (e, t = Q) => $("gain-extra-turn", t, (t, n, r) => {
	for (let i = 0; i < e; i++) gi(t, n, r.cause);
}), rd = (e, t = Q) => $("lose-extra-turn", t, (t, n, r) => {
	let i = C(t, n);
	for (let n = 0; n < e && i.extraTurns > 0; n++) i.extraTurns--, t.log?.({
		event: "extraTurnLost",
		hero: i.hero,
		cause: r.cause
	});
}), id = (e = Q, t) => I({
	name: "lose-upgrade",
	ask: "lose-upgrade",
	rule: "UPG-1",
	when: (n, r) => Gu(n, r, e(n, r)) && C(n, e(n, r)).upgrades.length > 0 && (!t || t(n, r)),
	seat: (t, n) => w(t, e(t, n)),
	subject: (t, n) => ({
		hero: C(t, e(t, n)).hero,
		cause: n.cause
	}),
	options: (t, n) => C(t, e(t, n)).upgrades.map(cn),
	answer: (t, n, r) => dn(t, e(t, n), r.card)
});
function ad(e, t, n) {
	let r = C(e, t), i = Math.max(0, r.corruption + (n.corruption ?? 0) - 7);
	return r.wounds.length + (n.wounds ?? 0) + i < 5;
}
var od = () => F("cancel-card", (e, t) => Fr(e, t.cause)), sd = (e = Q) => I({
	name: "free-fight",
	ask: "ability",
	rule: (e, t) => t.cause,
	when: (t, n) => Gu(t, n, e(t, n)) && Pe(t, C(t, e(t, n)).space),
	seat: () => "sins",
	subject: (t, n) => ({
		hero: C(t, e(t, n)).hero,
		cause: n.cause
	}),
	options: () => [{
		id: "yes",
		ability: "free-fight",
		yes: !0
	}, {
		id: "none",
		ability: "free-fight",
		none: !0,
		yes: !1
	}],
	answer: (t, n, r) => {
		r.yes && Rr(t, e(t, n), "sins");
	}
}), cd = (e = Wu) => I({
	name: "grant-action",
	ask: "action",
	rule: (e, t) => t.cause,
	when: (t, n) => Gu(t, n, e(t, n)),
	seat: (t, n) => w(t, e(t, n)),
	subject: (t, n) => ({
		hero: C(t, e(t, n)).hero,
		cause: n.cause
	}),
	options: (t, n) => [...ms(t, e(t, n)), P],
	answer: (t, n, r) => {
		r.none || hs(t, e(t, n), r);
	},
	refuse: (t, n, r) => gs(t, e(t, n), r)
}), ld = (e) => $("change-form", Uu, (t, n) => {
	C(t, n).form = e, t.log?.({
		event: "formChanged",
		hero: C(t, n).hero,
		form: e
	});
}), ud = () => $("drop-npcs", Q, (e, t) => {
	let n = C(e, t);
	for (let t of n.npcs) e.s.npcs = [...e.s.npcs, {
		npc: t,
		space: n.space
	}], e.log?.({
		event: "npcDropped",
		npc: t,
		space: T(e, n.space),
		hero: n.hero
	});
	n.npcs = [];
}), dd = () => $("lose-hero", Q, (e, t, n) => {
	let r = C(e, t);
	n.space = r.space, r.dead = !0, on(e, t, n.cause);
}), fd = {
	id: "doctors",
	ability: "malpractice",
	fight: 2,
	defense: 2,
	effect: [Qu("heal", "round")]
};
//#endregion
//#region packages/content/src/acolytes/hobos.ts
function pd(e, t) {
	let n = C(e, t), r = ["corruption"];
	return n.upgrades.length > 0 && r.unshift("upgrade"), n.extraTurns > 0 && r.unshift("extra-turn"), r;
}
var md = {
	id: "hobos",
	ability: "spare-change",
	fight: 2,
	defense: 2,
	effect: [
		fu((e, t) => pd(e, t.place), { who: "hero" }),
		hu((e, t) => t.choice === "extra-turn", rd(1)),
		hu((e, t) => t.choice === "upgrade", id()),
		hu((e, t) => t.choice === "corruption", qu(1))
	]
}, hd = {
	id: "nuns",
	ability: "vespers",
	fight: 2,
	defense: 2,
	effect: [Wl((e, t) => C(e, t.place).space), hu((e, t) => t.choice !== "covered", zl("corruption", (e, t) => C(e, t.place).space))]
}, gd = [
	{
		id: "apo-c1",
		type: "corruption",
		brings: "hc-vesper"
	},
	{
		id: "apo-c2",
		type: "corruption",
		brings: "hc-confessor"
	},
	{
		id: "apo-c3",
		type: "corruption",
		triggers: [{
			at: "round-begin",
			commutes: !0,
			steps: Vl({
				tokens: ["corruption"],
				count: 2
			})
		}]
	},
	{
		id: "apo-c4",
		type: "corruption",
		triggers: [{
			at: "cleanse-start",
			when: Ou(4),
			steps: [Pu(-1, 1)]
		}]
	},
	{
		id: "apo-c5",
		type: "corruption",
		modifiers: [{
			hook: "sinDice",
			count: (e, t) => +(t.level > 0)
		}]
	},
	{
		id: "apo-c6",
		type: "corruption",
		modifiers: [{
			hook: "corruptionDice",
			count: () => 1
		}]
	},
	{
		id: "apo-c7",
		type: "corruption",
		triggers: [{
			at: "round-end",
			steps: Ju((e, t) => A(e, "corruption", C(e, t).space) > 0, (e, t, n) => tr(e, t, 1, n.cause))
		}]
	}
], _d = (e, t) => k(e, Re(e, t)), vd = (e, t, n, r) => qe(e, _d(e, t), C(e, n).space, r), yd = {
	id: "hc-bailiff",
	fight: 4,
	defense: 4,
	modifiers: [{
		hook: "leaveWounds",
		count: (e, t) => +!!vd(e, "hc-bailiff", t, 0)
	}]
}, bd = 4, xd = {
	id: "hc-huntsman",
	fight: 3,
	defense: 4,
	modifiers: [{
		hook: "reactionMove",
		count: (e, t) => t === Re(e, "hc-huntsman") ? bd : 0
	}]
}, Sd = {
	id: "hc-vesper",
	fight: 2,
	defense: 4,
	triggers: [{
		at: "turn-end-text",
		when: (e, t) => vd(e, "hc-vesper", t, 1),
		steps: [qu(1)]
	}]
}, Cd = {
	id: "hc-confessor",
	fight: 3,
	defense: 4,
	modifiers: [{
		hook: "forbidRepent",
		count: (e, t) => +!!vd(e, "hc-confessor", t, 2)
	}]
}, wd = 3, Td = [
	yd,
	xd,
	Sd,
	Cd,
	{
		id: "hc-maestro",
		fight: 3,
		defense: 4,
		modifiers: [{
			hook: "sinDice",
			count: (e, { space: t }) => _d(e, "hc-maestro") === t ? Math.min(wd, A(e, "fire", t) + A(e, "corruption", t)) : 0
		}]
	}
], Ed = [
	{
		id: "apo-r1",
		type: "redemption",
		brings: "hc-maestro"
	},
	{
		id: "apo-r2",
		type: "redemption",
		modifiers: [{
			hook: "enterCorruption",
			count: (e, t) => +!!Pe(e, C(e, t).space)
		}]
	},
	{
		id: "apo-r3",
		type: "redemption",
		modifiers: [{
			hook: "metroEndsMove",
			count: () => 1
		}]
	},
	{
		id: "apo-r4",
		type: "redemption",
		triggers: [{
			at: "inventory-icon",
			steps: [
				fu(() => ["pay", "skip"], { who: "hero" }),
				hu((e, t) => t.choice === "pay", qu(1)),
				hu((e, t) => t.choice === "skip", ru())
			]
		}]
	},
	{
		id: "apo-r5",
		type: "redemption",
		modifiers: [{
			hook: "fireDice",
			count: () => 1
		}]
	},
	{
		id: "apo-r6",
		type: "redemption",
		modifiers: [{
			hook: "healIcons",
			count: () => 1
		}]
	},
	{
		id: "apo-r7",
		type: "redemption",
		triggers: [{
			at: "round-begin",
			commutes: !0,
			steps: Vl({
				tokens: ["nest"],
				count: 1,
				where: (e, t) => we(e, t) && !Ae(e, t)
			})
		}]
	}
], Dd = [
	{
		id: "apo-t1",
		type: "terror",
		brings: "hc-bailiff"
	},
	{
		id: "apo-t2",
		type: "terror",
		brings: "hc-huntsman"
	},
	{
		id: "apo-t3",
		type: "terror",
		modifiers: [{
			hook: "summons",
			count: () => 1
		}]
	},
	{
		id: "apo-t4",
		type: "terror",
		modifiers: [{
			hook: "sinDice",
			count: (e, t) => +(t.by === "sins")
		}]
	},
	{
		id: "apo-t5",
		type: "terror",
		modifiers: [{
			hook: "monsterDefense",
			count: (e, t) => +(O(e, t) === "abomination" && A(e, "nest", k(e, t)) > 0)
		}]
	},
	{
		id: "apo-t6",
		type: "terror",
		triggers: [{
			at: "reaction-moved",
			steps: Jl((e) => Le(e).filter((t) => !Go(e).includes(t)), 1)
		}]
	},
	{
		id: "apo-t7",
		type: "terror",
		triggers: [{
			at: "round-begin",
			commutes: !0,
			steps: Vl({
				tokens: ["fire"],
				count: 2,
				where: (e, t) => we(e, t) && !Ae(e, t)
			})
		}]
	}
], Od = (e, t, n) => Fe(e, t.space).some((t) => O(e, t) === "acolyte" === n), kd = [
	{
		id: "track-0",
		level: 0
	},
	{
		id: "track-1",
		level: 1,
		reveals: !0
	},
	{
		id: "track-2",
		level: 2,
		reactions: 1
	},
	{
		id: "track-3",
		level: 3,
		reveals: !0
	},
	{
		id: "track-4",
		level: 4,
		modifiers: [{
			hook: "sinDice",
			count: (e, t) => +!!Od(e, t, !0)
		}]
	},
	{
		id: "track-5",
		level: 5,
		reveals: !0
	},
	{
		id: "track-6",
		level: 6,
		reactions: 1
	},
	{
		id: "track-7",
		level: 7,
		reveals: !0,
		modifiers: [{
			hook: "sinDice",
			count: (e, t) => +!!Od(e, t, !1)
		}]
	}
], Ad = [
	{
		id: "past-1",
		number: 1,
		steps: [Ku(1), Xu(1)]
	},
	{
		id: "past-2",
		number: 2,
		steps: [
			gu((e, t) => {
				let n = C(e, t.place);
				return n.upgrades.length + n.extraTurns === 0 ? "nothing" : "something";
			}),
			id(),
			rd(99),
			hu((e, t) => t.choice === "nothing", Ku(1))
		]
	},
	{
		id: "past-3",
		number: 3,
		steps: [
			gu((e, t) => String(C(e, t.place).space)),
			Ku(1),
			...Ju((e, t, n) => t !== n.place && qe(e, Number(n.choice), C(e, t).space, 2), (e, t, n) => tr(e, t, 1, n.cause))
		]
	},
	{
		id: "past-4",
		number: 4,
		steps: [
			tu(2),
			nu(1, "round"),
			ud()
		]
	},
	{
		id: "past-5",
		number: 5,
		steps: Ju((e, t, n) => qe(e, C(e, n.place).space, C(e, t).space, 1), (e, t, n) => er(e, t, 1, n.cause))
	},
	{
		id: "past-6",
		number: 6,
		steps: [...Ql((e, t) => C(e, t.place).space, 2), sd()]
	},
	{
		id: "past-7",
		number: 7,
		steps: [dd(), eu((e, t) => `fallen-${t.hero}`, (e, t) => t.space)]
	}
], jd = {
	hero: [
		"hit",
		"hit",
		"defense",
		"counter",
		"skill",
		"faith"
	],
	sin: [
		"hit",
		"hit",
		"burst",
		"corruption",
		"blank",
		"blank"
	],
	merciless: [
		"hit",
		"hit",
		"burst",
		"corruption",
		"corruption",
		"blank"
	]
}, Md = { kind: "none" }, Nd = { kind: "die" }, Pd = { kind: "defense" }, Fd = {
	kind: "hit",
	count: 1
}, Id = {
	kind: "hit",
	count: 2
}, Ld = {
	kind: "choice",
	of: [
		"hit",
		"skill",
		"defense",
		"counter"
	]
}, Rd = {
	kind: "choice",
	of: ["hit", "skill"]
}, zd = [
	Md,
	Nd,
	Pd,
	Fd,
	Nd,
	Id,
	Ld
], Bd = [
	Md,
	Nd,
	Pd,
	Rd,
	Nd,
	Id,
	Ld
], Vd = [
	Md,
	Nd,
	Pd,
	Pd,
	Nd,
	Id,
	Ld
], Hd = [
	Md,
	Nd,
	Fd,
	Pd,
	Nd,
	Id,
	Ld
], Ud = 2, Wd = {
	id: "brad",
	class: "shooter",
	fight: 3,
	skill: 3,
	defense: 1,
	ranged: !0,
	track: zd,
	ability: {
		id: "shaped-charge",
		modifiers: [{
			hook: "heroHits",
			count: (e, t) => t.by === "heroes" ? Math.min(Ud, Math.max(0, Dn(e, t).length - 1)) : 0
		}]
	}
}, Gd = {
	id: "karl",
	class: "fixer",
	fight: 2,
	skill: 4,
	defense: 1,
	ranged: !1,
	track: Bd,
	ability: {
		id: "shapeshifter",
		triggers: [{
			at: "turn-start",
			commutes: !0,
			steps: [su(), ld("karl-wolf")]
		}]
	},
	secondForm: {
		id: "karl-wolf",
		fight: 4,
		skill: 1,
		defense: 2,
		ranged: !1,
		ability: {
			id: "feral",
			modifiers: [{
				hook: "leaveFree",
				count: () => 1
			}, {
				hook: "forbidCity",
				count: () => 1
			}],
			triggers: [{
				at: "turn-start",
				commutes: !0,
				steps: [su(), ld("karl")]
			}]
		}
	}
}, Kd = 2, qd = (e, t) => e.s.heroes.map((e, t) => t).filter((n) => n !== t && qe(e, C(e, t).space, C(e, n).space, Kd)), Jd = {
	id: "leah",
	class: "leader",
	fight: 3,
	skill: 3,
	defense: 1,
	ranged: !1,
	track: zd,
	ability: {
		id: "field-orders",
		triggers: [{
			at: "turn-end",
			oncePerRound: !0,
			when: (e, t) => qd(e, t).length > 0,
			steps: [
				su(),
				lu((e, t) => qd(e, t.holder), { who: "holder" }),
				cd()
			]
		}]
	}
}, Yd = {
	id: "morgana",
	class: "bruiser",
	fight: 4,
	skill: 2,
	defense: 2,
	ranged: !1,
	track: Hd,
	ability: {
		id: "blood-price",
		triggers: [{
			at: "after-fight",
			oncePerRound: !0,
			when: (e, t) => {
				let n = H(e);
				return n !== null && !n.ranged && n.killed.length > 0 && Hi(e, t);
			},
			steps: [su(), Yu(1, Uu)]
		}]
	}
}, Xd = {
	id: "rocco",
	class: "shooter",
	fight: 2,
	skill: 2,
	defense: 2,
	ranged: !0,
	track: zd,
	ability: {
		id: "killshot",
		modifiers: [{
			hook: "heroHits",
			count: (e, t) => t.ranged && t.by === "heroes" ? 2 : 0
		}]
	}
}, Zd = (e) => Le(e).filter((t) => jn(e, t)), Qd = [
	Jd,
	{
		id: "rose",
		class: "fixer",
		fight: 2,
		skill: 4,
		defense: 1,
		ranged: !1,
		track: zd,
		ability: {
			id: "mind-control",
			triggers: [{
				at: "turn-end",
				when: (e) => Zd(e).length > 0,
				steps: [
					su(),
					du(Zd, (e, t) => Je(e, k(e, t)), { who: "holder" }),
					ql()
				]
			}]
		}
	},
	Gd,
	Xd,
	Wd,
	{
		id: "thorley",
		class: "bruiser",
		fight: 4,
		skill: 2,
		defense: 2,
		ranged: !1,
		track: Vd,
		ability: {
			id: "bulwark",
			triggers: [{
				at: "wounds-due",
				holder: "any",
				when: (e, t) => {
					let n = H(e);
					return n === null || n.place === t || n.alone ? !1 : n.space === C(e, t).space && n.wounds > 0;
				},
				steps: [su(), Hu()]
			}]
		}
	},
	Yd
], $d = [
	{
		id: "havens-last-stand-a",
		story: "havens-last-stand",
		tiles: [
			{
				tile: "saint-jude-hospital",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 2,
				y: 0,
				rotation: 0
			},
			{
				tile: "old-cathedral",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "uplink-tower",
				x: 2,
				y: 1,
				rotation: 180
			}
		],
		start: "s0,2",
		tokens: [
			{
				kind: "nest",
				space: "s2,0",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s3,2",
				count: 1
			},
			{
				kind: "pentagram",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s2,1",
				count: 1
			},
			{
				kind: "fire",
				space: "s1,1",
				count: 1
			},
			{
				kind: "fire",
				space: "dockside",
				count: 1
			},
			{
				kind: "corruption",
				space: "old-cathedral",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "constabulary",
				count: 1
			}
		],
		altars: [
			"s3,0",
			"megatheatre",
			"s0,1"
		],
		metro: [{
			color: "red",
			space: "s0,2"
		}, {
			color: "red",
			space: "s3,1"
		}],
		orbital: ["s1,1"],
		npcs: [{
			kind: "commissioner",
			space: "constabulary"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s2,0"
			},
			{
				kind: "acolyte",
				space: "s1,1"
			},
			{
				kind: "acolyte",
				space: "dockside"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "s3,1"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "havens-last-stand-b",
		story: "havens-last-stand",
		tiles: [
			{
				tile: "uplink-tower",
				x: 0,
				y: 0,
				rotation: 90
			},
			{
				tile: "constabulary",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 1,
				y: 1,
				rotation: 180
			},
			{
				tile: "saint-jude-hospital",
				x: 2,
				y: 1,
				rotation: 90
			},
			{
				tile: "old-cathedral",
				x: 1,
				y: 2,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 2,
				y: 2,
				rotation: 90
			}
		],
		start: "s3,3",
		tokens: [
			{
				kind: "nest",
				space: "s1,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s2,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,0",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s1,1",
				count: 1
			},
			{
				kind: "pentagram",
				space: "old-cathedral",
				count: 1
			},
			{
				kind: "fire",
				space: "s2,1",
				count: 1
			},
			{
				kind: "fire",
				space: "night-market",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,3",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "uplink-tower",
				count: 1
			}
		],
		altars: [
			"s0,0",
			"night-market",
			"s3,2"
		],
		metro: [{
			color: "red",
			space: "s3,3"
		}, {
			color: "red",
			space: "s1,0"
		}],
		orbital: ["s2,1"],
		npcs: [{
			kind: "commissioner",
			space: "saint-jude-hospital"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,1"
			},
			{
				kind: "acolyte",
				space: "s2,2"
			},
			{
				kind: "acolyte",
				space: "night-market"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "s1,0"
			},
			{
				kind: "abomination",
				space: "old-cathedral"
			}
		],
		deadPile: {
			acolyte: 3,
			abomination: 2,
			controller: 0
		}
	},
	{
		id: "haven-in-flames-a",
		story: "haven-in-flames",
		tiles: [
			{
				tile: "constabulary",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 2,
				y: 0,
				rotation: 90
			},
			{
				tile: "saint-jude-hospital",
				x: 3,
				y: 0,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 0,
				y: 1,
				rotation: 90
			},
			{
				tile: "ravencorp-hq",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 2,
				y: 1,
				rotation: 0
			},
			{
				tile: "uplink-tower",
				x: 3,
				y: 1,
				rotation: 0
			}
		],
		start: "s0,1",
		tokens: [
			{
				kind: "fire",
				space: "night-market",
				count: 1
			},
			{
				kind: "fire",
				space: "s2,1",
				count: 2
			},
			{
				kind: "fire",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "fire",
				space: "s3,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s2,0",
				count: 1
			},
			{
				kind: "nest",
				space: "s4,1",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s3,1",
				count: 1
			},
			{
				kind: "pentagram",
				space: "ravencorp-hq",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,2",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "grand-terminus",
				count: 1
			}
		],
		altars: [
			"s4,0",
			"s0,2",
			"s2,1"
		],
		metro: [
			{
				color: "red",
				space: "s0,1"
			},
			{
				color: "red",
				space: "s4,2"
			},
			{
				color: "blue",
				space: "s2,2"
			},
			{
				color: "blue",
				space: "s4,0"
			}
		],
		orbital: ["s2,1"],
		npcs: [{
			kind: "commissioner",
			space: "constabulary"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,0"
			},
			{
				kind: "acolyte",
				space: "s2,1"
			},
			{
				kind: "acolyte",
				space: "s3,1"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "s4,1"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "haven-in-flames-b",
		story: "haven-in-flames",
		tiles: [
			{
				tile: "saint-jude-hospital",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 3,
				y: 0,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 4,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 1,
				y: 1,
				rotation: 180
			},
			{
				tile: "old-cathedral",
				x: 3,
				y: 1,
				rotation: 0
			},
			{
				tile: "uplink-tower",
				x: 4,
				y: 1,
				rotation: 0
			}
		],
		start: "s0,2",
		tokens: [
			{
				kind: "fire",
				space: "night-market",
				count: 1
			},
			{
				kind: "fire",
				space: "s2,1",
				count: 1
			},
			{
				kind: "fire",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "fire",
				space: "s5,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s2,1",
				count: 1
			},
			{
				kind: "nest",
				space: "s4,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s5,1",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s4,1",
				count: 1
			},
			{
				kind: "pentagram",
				space: "old-cathedral",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "grand-terminus",
				count: 1
			}
		],
		altars: [
			"s2,0",
			"old-cathedral",
			"s5,2"
		],
		metro: [
			{
				color: "red",
				space: "s1,1"
			},
			{
				color: "red",
				space: "s4,1"
			},
			{
				color: "blue",
				space: "s0,0"
			},
			{
				color: "blue",
				space: "s3,2"
			}
		],
		orbital: ["s4,1"],
		npcs: [{
			kind: "commissioner",
			space: "constabulary"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,1"
			},
			{
				kind: "acolyte",
				space: "s2,2"
			},
			{
				kind: "acolyte",
				space: "s4,1"
			},
			{
				kind: "abomination",
				space: "old-cathedral"
			},
			{
				kind: "abomination",
				space: "s5,1"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "the-black-tide-a",
		story: "the-black-tide",
		tiles: [
			{
				tile: "haven-college",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "old-cathedral",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 2,
				y: 0,
				rotation: 0
			},
			{
				tile: "saint-jude-hospital",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "ravencorp-hq",
				x: 2,
				y: 1,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 1,
				y: 2,
				rotation: 0
			}
		],
		start: "s0,0",
		tokens: [
			{
				kind: "corruption",
				space: "old-cathedral",
				count: 1
			},
			{
				kind: "corruption",
				space: "s1,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,1",
				count: 2
			},
			{
				kind: "corruption",
				space: "ravencorp-hq",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s3,1",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s1,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s2,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "dockside",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s2,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "nest",
				space: "s2,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s3,0",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "saint-jude-hospital",
				count: 1,
				faceDown: !0
			}
		],
		altars: [
			"s3,0",
			"night-market",
			"s0,2"
		],
		metro: [{
			color: "red",
			space: "s0,0"
		}, {
			color: "red",
			space: "s3,2"
		}],
		orbital: ["s2,1"],
		npcs: [{
			kind: "proxy",
			space: "haven-college"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,1"
			},
			{
				kind: "acolyte",
				space: "s2,2"
			},
			{
				kind: "acolyte",
				space: "s3,1"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "night-market"
			},
			{
				kind: "abomination",
				space: "s1,1"
			},
			{
				kind: "abomination",
				space: "s2,1"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 2,
			controller: 0
		}
	},
	{
		id: "the-black-tide-b",
		story: "the-black-tide",
		tiles: [
			{
				tile: "old-cathedral",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "saint-jude-hospital",
				x: 2,
				y: 0,
				rotation: 90
			},
			{
				tile: "dockside",
				x: 0,
				y: 2,
				rotation: 0
			},
			{
				tile: "ravencorp-hq",
				x: 1,
				y: 2,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 2,
				y: 2,
				rotation: 270
			},
			{
				tile: "megatheatre",
				x: 3,
				y: 2,
				rotation: 0
			}
		],
		start: "s0,0",
		tokens: [
			{
				kind: "corruption",
				space: "s1,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "haven-college",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,2",
				count: 1
			},
			{
				kind: "corruption",
				space: "s3,2",
				count: 1
			},
			{
				kind: "corruption",
				space: "dockside",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s3,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "ravencorp-hq",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s4,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s1,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "extraTurn",
				space: "s0,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "nest",
				space: "s3,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s4,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s2,0",
				count: 1
			}
		],
		altars: [
			"s2,0",
			"s0,2",
			"s3,3"
		],
		metro: [
			{
				color: "red",
				space: "s1,1"
			},
			{
				color: "red",
				space: "s1,2"
			},
			{
				color: "blue",
				space: "s3,1"
			},
			{
				color: "blue",
				space: "s4,3"
			}
		],
		orbital: ["s2,2"],
		npcs: [{
			kind: "proxy",
			space: "saint-jude-hospital"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s2,1"
			},
			{
				kind: "acolyte",
				space: "s2,2"
			},
			{
				kind: "acolyte",
				space: "ravencorp-hq"
			},
			{
				kind: "abomination",
				space: "grand-terminus"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "a-face-we-knew-a",
		story: "a-face-we-knew",
		tiles: [
			{
				tile: "grand-terminus",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 2,
				y: 0,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 3,
				y: 0,
				rotation: 0
			},
			{
				tile: "old-cathedral",
				x: 4,
				y: 0,
				rotation: 0
			},
			{
				tile: "saint-jude-hospital",
				x: 2,
				y: 1,
				rotation: 0
			}
		],
		start: "s0,1",
		tokens: [
			{
				kind: "corruption",
				space: "s1,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "extraTurn",
				space: "s2,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s3,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "s3,1",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s4,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s5,1",
				count: 1,
				faceDown: !0
			},
			{
				kind: "nest",
				space: "constabulary",
				count: 1,
				faceDown: !0
			},
			{
				kind: "nest",
				space: "s2,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s4,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "corruption",
				space: "s4,0",
				count: 1
			},
			{
				kind: "fire",
				space: "s2,1",
				count: 1
			}
		],
		altars: [
			"s1,0",
			"saint-jude-hospital",
			"s5,0"
		],
		metro: [{
			color: "red",
			space: "s0,1"
		}, {
			color: "red",
			space: "s4,1"
		}],
		orbital: [],
		npcs: [{
			kind: "proxy",
			space: "constabulary"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s2,1"
			},
			{
				kind: "acolyte",
				space: "s3,0"
			},
			{
				kind: "acolyte",
				space: "haven-college"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "s4,1"
			},
			{
				kind: "abomination",
				space: "s3,0"
			},
			{
				kind: "abomination",
				space: "s4,0"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "a-face-we-knew-b",
		story: "a-face-we-knew",
		tiles: [
			{
				tile: "uplink-tower",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "ravencorp-hq",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "saint-jude-hospital",
				x: 2,
				y: 1,
				rotation: 0
			},
			{
				tile: "old-cathedral",
				x: 1,
				y: 2,
				rotation: 180
			}
		],
		start: "s0,2",
		tokens: [
			{
				kind: "corruption",
				space: "s1,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "extraTurn",
				space: "s2,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s3,1",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "s3,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "pentagram",
				space: "s1,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "nest",
				space: "s2,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "ravencorp-hq",
				count: 1,
				faceDown: !0
			},
			{
				kind: "nest",
				space: "s2,1",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,2",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,2",
				count: 1
			},
			{
				kind: "corruption",
				space: "old-cathedral",
				count: 1
			},
			{
				kind: "fire",
				space: "s1,1",
				count: 1
			}
		],
		altars: [
			"s2,0",
			"s0,1",
			"old-cathedral"
		],
		metro: [{
			color: "red",
			space: "s0,2"
		}, {
			color: "red",
			space: "s3,1"
		}],
		orbital: ["s1,1"],
		npcs: [{
			kind: "proxy",
			space: "haven-college"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,1"
			},
			{
				kind: "acolyte",
				space: "s2,2"
			},
			{
				kind: "acolyte",
				space: "uplink-tower"
			},
			{
				kind: "abomination",
				space: "ravencorp-hq"
			},
			{
				kind: "abomination",
				space: "s2,1"
			},
			{
				kind: "abomination",
				space: "s1,0"
			},
			{
				kind: "abomination",
				space: "s1,3"
			},
			{
				kind: "abomination",
				space: "s2,3"
			},
			{
				kind: "abomination",
				space: "s3,2"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 0,
			controller: 0
		}
	},
	{
		id: "no-one-left-behind-a",
		story: "no-one-left-behind",
		tiles: [
			{
				tile: "saint-jude-hospital",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 2,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 2,
				y: 1,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 0,
				y: 2,
				rotation: 0
			},
			{
				tile: "ravencorp-hq",
				x: 1,
				y: 2,
				rotation: 0
			},
			{
				tile: "old-cathedral",
				x: 2,
				y: 2,
				rotation: 0
			}
		],
		start: "s0,1",
		tokens: [
			{
				kind: "innocent",
				space: "s3,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "night-market",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s3,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "ravencorp-hq",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s1,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "old-cathedral",
				count: 1,
				faceDown: !0
			},
			{
				kind: "fire",
				space: "s2,1",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "s1,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "extraTurn",
				space: "megatheatre",
				count: 1,
				faceDown: !0
			},
			{
				kind: "fire",
				space: "s1,1",
				count: 1
			},
			{
				kind: "fire",
				space: "grand-terminus",
				count: 1
			},
			{
				kind: "fire",
				space: "s2,3",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,2",
				count: 1
			},
			{
				kind: "corruption",
				space: "s3,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "constabulary",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,3",
				count: 1
			},
			{
				kind: "nest",
				space: "s3,3",
				count: 1
			},
			{
				kind: "pentagram",
				space: "megatheatre",
				count: 1
			}
		],
		altars: [
			"s3,3",
			"dockside",
			"s0,3"
		],
		metro: [
			{
				color: "red",
				space: "s0,1"
			},
			{
				color: "red",
				space: "s3,2"
			},
			{
				color: "blue",
				space: "s1,3"
			},
			{
				color: "blue",
				space: "s3,0"
			}
		],
		orbital: ["s2,2"],
		npcs: [{
			kind: "ravencorp",
			space: "constabulary"
		}, {
			kind: "proxy",
			space: "haven-college"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s2,1"
			},
			{
				kind: "acolyte",
				space: "s1,2"
			},
			{
				kind: "acolyte",
				space: "ravencorp-hq"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "s3,3"
			},
			{
				kind: "abomination",
				space: "s2,1"
			},
			{
				kind: "abomination",
				space: "s1,2"
			},
			{
				kind: "abomination",
				space: "s0,2"
			},
			{
				kind: "abomination",
				space: "s1,1"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 0,
			controller: 0
		}
	},
	{
		id: "no-one-left-behind-b",
		story: "no-one-left-behind",
		tiles: [
			{
				tile: "saint-jude-hospital",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 3,
				y: 0,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 3,
				y: 1,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 3,
				y: 2,
				rotation: 0
			}
		],
		start: "s0,0",
		tokens: [
			{
				kind: "innocent",
				space: "s3,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "dockside",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s4,1",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "megatheatre",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "haven-college",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s2,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "fire",
				space: "s4,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "night-market",
				count: 1,
				faceDown: !0
			},
			{
				kind: "extraTurn",
				space: "s3,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "fire",
				space: "s1,1",
				count: 1
			},
			{
				kind: "fire",
				space: "s4,2",
				count: 1
			},
			{
				kind: "fire",
				space: "constabulary",
				count: 1
			},
			{
				kind: "corruption",
				space: "s4,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "s1,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s3,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s2,0",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s4,2",
				count: 1
			}
		],
		altars: [
			"s4,0",
			"night-market",
			"s2,2"
		],
		metro: [
			{
				color: "red",
				space: "s1,1"
			},
			{
				color: "red",
				space: "s3,1"
			},
			{
				color: "blue",
				space: "s2,0"
			},
			{
				color: "blue",
				space: "s3,3"
			}
		],
		orbital: [],
		npcs: [{
			kind: "ravencorp",
			space: "constabulary"
		}, {
			kind: "proxy",
			space: "s1,2"
		}],
		monsters: [
			{
				kind: "acolyte",
				space: "s2,1"
			},
			{
				kind: "acolyte",
				space: "s3,2"
			},
			{
				kind: "acolyte",
				space: "s4,2"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 2,
			controller: 0
		}
	},
	{
		id: "lights-out-a",
		story: "lights-out",
		tiles: [
			{
				tile: "uplink-tower",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 2,
				y: 0,
				rotation: 0
			},
			{
				tile: "saint-jude-hospital",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 2,
				y: 1,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 0,
				y: 2,
				rotation: 270
			},
			{
				tile: "megatheatre",
				x: 1,
				y: 2,
				rotation: 0
			},
			{
				tile: "ravencorp-hq",
				x: 2,
				y: 2,
				rotation: 0
			}
		],
		start: "s0,3",
		tokens: [
			{
				kind: "pentagram",
				space: "s1,0",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s3,1",
				count: 1
			},
			{
				kind: "pentagram",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "nest",
				space: "s2,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s3,3",
				count: 1
			},
			{
				kind: "fire",
				space: "constabulary",
				count: 1
			},
			{
				kind: "fire",
				space: "s1,2",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "grand-terminus",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "haven-college",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "s3,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "fire",
				space: "s3,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "ravencorp-hq",
				count: 1,
				faceDown: !0
			}
		],
		altars: [
			"s0,0",
			"s3,0",
			"megatheatre"
		],
		metro: [{
			color: "red",
			space: "s0,3"
		}, {
			color: "red",
			space: "s3,0"
		}],
		orbital: ["s1,1", "s2,2"],
		npcs: [
			{
				kind: "commissioner",
				space: "constabulary"
			},
			{
				kind: "proxy",
				space: "s3,2"
			},
			{
				kind: "ravencorp",
				space: "ravencorp-hq"
			}
		],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,0"
			},
			{
				kind: "acolyte",
				space: "s2,1"
			},
			{
				kind: "acolyte",
				space: "s1,3"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "grand-terminus"
			},
			{
				kind: "abomination",
				space: "uplink-tower"
			},
			{
				kind: "abomination",
				space: "s1,3"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "lights-out-b",
		story: "lights-out",
		tiles: [
			{
				tile: "uplink-tower",
				x: 0,
				y: 0,
				rotation: 90
			},
			{
				tile: "saint-jude-hospital",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 3,
				y: 0,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 4,
				y: 0,
				rotation: 0
			},
			{
				tile: "dockside",
				x: 1,
				y: 2,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 2,
				y: 2,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 3,
				y: 2,
				rotation: 0
			}
		],
		start: "s0,1",
		tokens: [
			{
				kind: "pentagram",
				space: "s2,0",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s4,1",
				count: 1
			},
			{
				kind: "pentagram",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "nest",
				space: "s5,1",
				count: 1
			},
			{
				kind: "nest",
				space: "s3,2",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,1",
				count: 1
			},
			{
				kind: "fire",
				space: "s1,0",
				count: 1
			},
			{
				kind: "fire",
				space: "constabulary",
				count: 1
			},
			{
				kind: "corruption",
				space: "s2,3",
				count: 1
			},
			{
				kind: "corruption",
				space: "s4,0",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "dockside",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "s5,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "fire",
				space: "s4,3",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s3,3",
				count: 1,
				faceDown: !0
			}
		],
		altars: [
			"s2,0",
			"s5,0",
			"s1,3"
		],
		metro: [
			{
				color: "red",
				space: "s1,1"
			},
			{
				color: "red",
				space: "s2,2"
			},
			{
				color: "blue",
				space: "s4,2"
			},
			{
				color: "blue",
				space: "s3,1"
			}
		],
		orbital: ["s1,1", "s3,2"],
		npcs: [
			{
				kind: "commissioner",
				space: "grand-terminus"
			},
			{
				kind: "proxy",
				space: "haven-college"
			},
			{
				kind: "ravencorp",
				space: "s1,2"
			}
		],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,0"
			},
			{
				kind: "acolyte",
				space: "s3,1"
			},
			{
				kind: "acolyte",
				space: "s2,2"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "s4,1"
			},
			{
				kind: "abomination",
				space: "uplink-tower"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "the-seventh-hour-a",
		story: "the-seventh-hour",
		tiles: [
			{
				tile: "saint-jude-hospital",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "old-cathedral",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 3,
				y: 0,
				rotation: 0
			},
			{
				tile: "uplink-tower",
				x: 4,
				y: 0,
				rotation: 0
			},
			{
				tile: "constabulary",
				x: 0,
				y: 1,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 3,
				y: 1,
				rotation: 0
			},
			{
				tile: "ravencorp-hq",
				x: 4,
				y: 1,
				rotation: 0
			},
			{
				tile: "grand-terminus",
				x: 0,
				y: 2,
				rotation: 0
			}
		],
		start: "s0,3",
		tokens: [
			{
				kind: "innocent",
				space: "s2,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "constabulary",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s5,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "night-market",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s4,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "s1,1",
				count: 1
			},
			{
				kind: "corruption",
				space: "old-cathedral",
				count: 1
			},
			{
				kind: "corruption",
				space: "s4,1",
				count: 2
			},
			{
				kind: "corruption",
				space: "ravencorp-hq",
				count: 1
			},
			{
				kind: "fire",
				space: "s2,1",
				count: 1
			},
			{
				kind: "fire",
				space: "s4,2",
				count: 1
			},
			{
				kind: "pentagram",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s5,1",
				count: 1
			},
			{
				kind: "nest",
				space: "s2,0",
				count: 1
			},
			{
				kind: "nest",
				space: "s4,1",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,3",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "haven-college",
				count: 1
			}
		],
		altars: [
			"s2,1",
			"s0,0",
			"megatheatre"
		],
		metro: [
			{
				color: "red",
				space: "s1,2"
			},
			{
				color: "red",
				space: "s3,1"
			},
			{
				color: "blue",
				space: "s2,0"
			},
			{
				color: "blue",
				space: "s5,1"
			}
		],
		orbital: ["s1,1", "s4,1"],
		npcs: [
			{
				kind: "commissioner",
				space: "constabulary"
			},
			{
				kind: "proxy",
				space: "saint-jude-hospital"
			},
			{
				kind: "ravencorp",
				space: "s5,0"
			}
		],
		monsters: [
			{
				kind: "acolyte",
				space: "s1,1"
			},
			{
				kind: "acolyte",
				space: "s2,2"
			},
			{
				kind: "acolyte",
				space: "s4,1"
			},
			{
				kind: "abomination",
				space: "old-cathedral"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "night-market"
			},
			{
				kind: "abomination",
				space: "s1,1"
			},
			{
				kind: "abomination",
				space: "s2,2"
			}
		],
		deadPile: {
			acolyte: 2,
			abomination: 1,
			controller: 0
		}
	},
	{
		id: "the-seventh-hour-b",
		story: "the-seventh-hour",
		tiles: [
			{
				tile: "old-cathedral",
				x: 0,
				y: 0,
				rotation: 0
			},
			{
				tile: "megatheatre",
				x: 1,
				y: 0,
				rotation: 0
			},
			{
				tile: "uplink-tower",
				x: 1,
				y: 1,
				rotation: 0
			},
			{
				tile: "saint-jude-hospital",
				x: 2,
				y: 1,
				rotation: 0
			},
			{
				tile: "haven-college",
				x: 1,
				y: 2,
				rotation: 90
			},
			{
				tile: "grand-terminus",
				x: 2,
				y: 2,
				rotation: 0
			},
			{
				tile: "ravencorp-hq",
				x: 3,
				y: 2,
				rotation: 0
			},
			{
				tile: "night-market",
				x: 3,
				y: 3,
				rotation: 0
			}
		],
		start: "s4,4",
		tokens: [
			{
				kind: "innocent",
				space: "s0,0",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "uplink-tower",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s3,1",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "grand-terminus",
				count: 1,
				faceDown: !0
			},
			{
				kind: "innocent",
				space: "s4,2",
				count: 1,
				faceDown: !0
			},
			{
				kind: "corruption",
				space: "s2,1",
				count: 2
			},
			{
				kind: "corruption",
				space: "saint-jude-hospital",
				count: 1
			},
			{
				kind: "corruption",
				space: "s3,3",
				count: 1
			},
			{
				kind: "corruption",
				space: "megatheatre",
				count: 1
			},
			{
				kind: "fire",
				space: "s2,2",
				count: 1
			},
			{
				kind: "fire",
				space: "ravencorp-hq",
				count: 1
			},
			{
				kind: "pentagram",
				space: "old-cathedral",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s3,2",
				count: 1
			},
			{
				kind: "pentagram",
				space: "s2,1",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,1",
				count: 1
			},
			{
				kind: "nest",
				space: "s3,3",
				count: 1
			},
			{
				kind: "nest",
				space: "s1,3",
				count: 1
			},
			{
				kind: "nest",
				space: "s4,3",
				count: 1
			},
			{
				kind: "extraTurn",
				space: "haven-college",
				count: 1
			}
		],
		altars: [
			"s0,1",
			"s3,1",
			"s1,3"
		],
		metro: [
			{
				color: "red",
				space: "s4,4"
			},
			{
				color: "red",
				space: "s2,3"
			},
			{
				color: "blue",
				space: "s1,0"
			},
			{
				color: "blue",
				space: "s3,1"
			}
		],
		orbital: ["s2,2", "s3,2"],
		npcs: [
			{
				kind: "commissioner",
				space: "night-market"
			},
			{
				kind: "proxy",
				space: "saint-jude-hospital"
			},
			{
				kind: "ravencorp",
				space: "s1,2"
			}
		],
		monsters: [
			{
				kind: "acolyte",
				space: "s2,1"
			},
			{
				kind: "acolyte",
				space: "s3,2"
			},
			{
				kind: "acolyte",
				space: "s3,3"
			},
			{
				kind: "abomination",
				space: "megatheatre"
			},
			{
				kind: "abomination",
				space: "uplink-tower"
			},
			{
				kind: "abomination",
				space: "saint-jude-hospital"
			},
			{
				kind: "abomination",
				space: "s3,2"
			},
			{
				kind: "abomination",
				space: "s3,3"
			},
			{
				kind: "abomination",
				space: "s2,1"
			}
		],
		deadPile: {
			acolyte: 3,
			abomination: 0,
			controller: 0
		}
	}
], ef = {
	id: "pride-single-combat",
	copies: 2,
	window: "fight-start",
	when: [bu, _u(vu)],
	effect: [Fu(), Iu()]
}, tf = {
	id: "pride-hubris",
	copies: 2,
	window: "fight-start",
	effect: [Nu((e, t) => zr(e, t) ? 2 : 1)]
}, nf = {
	id: "pride-overreach",
	copies: 1,
	window: "fight-rolled",
	when: [xu("faith")],
	effect: [Lu("hit")]
}, rf = {
	id: "pride-cast-out",
	copies: 1,
	window: "turn-start",
	when: [_u(vu)],
	effect: [cu((e, t) => Je(e, C(e, t.place).space), { who: "sins" }), Zu((e, t) => t.space)]
}, af = {
	id: "pride-whose-glory",
	copies: 1,
	window: "turn-start",
	effect: [
		mu("hero", "others"),
		hu((e, t) => t.choice === "hero", qu(2)),
		...Ju((e, t, n) => n.choice === "others" && t !== n.place, (e, t, n) => tr(e, t, 1, n.cause))
	]
}, of = {
	id: "pride-before-the-fall",
	copies: 2,
	window: "monster-killed",
	when: [Su, wu],
	effect: [qu(1), hu((e) => mi(e).killed.length >= 2, Ku(1))]
}, sf = {
	id: "pride-no-charity",
	copies: 1,
	window: "city-action",
	when: [Eu(1)],
	effect: [Gl()]
}, cf = ["abomination", "controller"], lf = 4, uf = {
	id: "pride",
	power: {
		id: "pride-power",
		modifiers: [{
			hook: "heroDefense",
			count: (e, t) => zr(e, t) ? -1 : 0
		}]
	},
	abomination: {
		fight: 3,
		defense: 3
	},
	controller: {
		id: "pride-controller",
		fight: 4,
		defense: 4,
		modifiers: [{
			hook: "monsterDefense",
			count: (e, t) => jn(e, t) && k(e, t) === k(e, e.t.controller) ? 1 : 0
		}]
	},
	avatar: {
		id: "pride-avatar",
		fight: 5,
		defense: 6,
		modifiers: [{
			hook: "teamworkLimit",
			count: (e, t) => k(e, e.t.avatar) === t.space ? 1 : Infinity
		}]
	},
	cards: [
		ef,
		tf,
		nf,
		rf,
		af,
		of,
		sf,
		{
			id: "pride-gauntlet",
			copies: 1,
			window: "reaction",
			when: [vu, Au(cf, lf)],
			effect: [
				Yl(),
				uu((e, t) => ku(e, t.place, cf, lf), { who: "sins" }),
				ql((e, t) => C(e, t.place).space)
			]
		},
		{
			id: "pride-finest-hour",
			copies: 1,
			window: "turn-end",
			when: [Tu],
			effect: [tu(2)]
		}
	]
}, df = {
	id: "sloth-leaden-limbs",
	copies: 2,
	window: "turn-start",
	effect: [Qu("extra-steps", "turn"), $u(1)]
}, ff = {
	id: "sloth-quicksand",
	copies: 1,
	window: "hero-enters",
	effect: [td(), zl("corruption", (e, t) => C(e, t.place).space)]
}, pf = {
	id: "sloth-why-bother",
	copies: 1,
	window: "cleanse-start",
	effect: [Pu(-2, 1)]
}, mf = {
	id: "sloth-half-hearted",
	copies: 1,
	window: "fight-rolled",
	when: [xu("hit")],
	effect: [Ru("hero", "hit", (e, t) => yu(e, t.place) ? 2 : 1)]
}, hf = {
	id: "sloth-neglect",
	copies: 2,
	window: "turn-end",
	effect: Vl({
		tokens: ["fire", "corruption"],
		count: (e, t) => yu(e, t.place) ? 2 : 1,
		where: (e, t, n) => t === C(e, n.place).space,
		together: !0
	})
}, gf = {
	id: "sloth-closed",
	copies: 1,
	window: "city-action",
	when: [Eu(2)],
	effect: [Kl(1)]
}, _f = {
	id: "sloth-heavy-air",
	copies: 2,
	window: "fight-start",
	effect: [Nu((e, t) => yu(e, t.place) ? 2 : 1)]
}, vf = ["acolyte", "abomination"], yf = (e) => Cu(e, vf), bf = [
	df,
	ff,
	pf,
	mf,
	hf,
	gf,
	_f,
	{
		id: "sloth-sleep-it-off",
		copies: 1,
		window: "monster-killed",
		when: [(e) => yf(e).length > 0, Du],
		effect: [$l(yf)]
	},
	{
		id: "sloth-slow-tide",
		copies: 1,
		window: "reaction",
		effect: [Yl(), ...Jl(Le, 1, 3)]
	}
];
//#endregion
//#region packages/content/src/sins/sloth/sloth.ts
function xf(e, t) {
	let n = k(e, e.t.avatar);
	return n >= 0 && qe(e, n, C(e, t).space, 1);
}
var Sf = {
	id: "sloth",
	power: {
		id: "sloth-power",
		modifiers: [{
			hook: "moveSpaces",
			count: (e) => e.s.turn?.paid ? 0 : -1
		}],
		deed: {
			when: (e, t) => {
				let { turn: n } = e.s;
				return !n || n.paid || n.moveOver || n.steps > 0 ? !1 : n.moveLimit > 1 && !$e(e, t, "extra-steps") && !xf(e, t);
			},
			steps: [qu(1), ed()]
		}
	},
	abomination: {
		fight: 2,
		defense: 4
	},
	controller: {
		id: "sloth-controller",
		fight: 3,
		defense: 5,
		modifiers: [{
			hook: "leaveCorruption",
			count: (e, t) => +(k(e, e.t.controller) === C(e, t).space)
		}]
	},
	avatar: {
		id: "sloth-avatar",
		fight: 5,
		defense: 6,
		modifiers: [{
			hook: "moveLimit",
			count: (e, t) => xf(e, t) ? 1 : Infinity
		}]
	},
	cards: bf
}, Cf = (e) => e.s.roundFacts.progress === 0 ? 2 : 1, wf = (e) => e.s.faceDown.flatMap((e) => e.kinds).filter((e) => e === "innocent").length;
function Tf(e) {
	let t = Ue(e, "innocent") + wf(e);
	return E(e).progress.some((e) => e.on === "rescue") ? t - e.s.staleInnocents.length + e.s.heroes.reduce((e, t) => e + t.freshInnocents, 0) : t + e.s.heroes.reduce((e, t) => e + t.innocents, 0);
}
var Ef = F("recount", (e) => {
	let { mission: t } = e.s;
	if (t.done || !E(e).progress.some((e) => e.on === "rescue" || e.on === "deliver")) return;
	let n = t.progress + Tf(e);
	n < t.count && rs(e, n);
}), Df = [Ef, F("grieve", (e) => zs(e, 1, "nlb-grief"))], Of = [{
	on: "city",
	once: (e, { space: t }) => e.map.spaces[t]
}], kf = (e, t) => C(e, t).space === Af(e), Af = (e) => e.t.maps.get(e.s.setup.map)?.start ?? -1, jf = (e) => (t, n) => C(t, n).space === (t.map.index.get(e) ?? -1), Mf = "fallen-marsh", Nf = (e, t) => t === Re(e, Mf), Pf = (e, t) => k(e, Re(e, Mf)) === t, Ff = {
	id: "a-face-we-knew",
	type: "corruption",
	darkPast: !0,
	begin: Hl("corruption", 1),
	end: [iu(2)],
	bosses: [{
		id: Mf,
		fight: 5,
		defense: 5,
		triggers: [{
			at: "sin-rolled",
			when: (e) => Pf(e, H(e)?.space ?? -1),
			steps: Vu(2)
		}]
	}],
	missions: [
		{
			id: "afk-1-cold-trail",
			count: () => 7,
			progress: [{ on: "flip" }],
			next: ["afk-2a-his-old-haunts", "afk-2b-his-new-friends"]
		},
		{
			id: "afk-2a-his-old-haunts",
			count: (e) => e,
			progress: Of,
			event: [Z("controller")],
			next: ["afk-3-cut-the-leash"]
		},
		{
			id: "afk-2b-his-new-friends",
			count: (e) => e,
			progress: [{
				on: "kill",
				of: ["acolyte"]
			}],
			event: [Z("controller")],
			next: ["afk-3-cut-the-leash"]
		},
		{
			id: "afk-3-cut-the-leash",
			count: (e) => e + 2,
			progress: [{
				on: "remove",
				of: ["corruption", "pentagram"]
			}],
			event: [Xl(Mf)],
			next: ["afk-4a-mercy", "afk-4b-forgiveness"]
		},
		{
			id: "afk-4a-mercy",
			count: () => 1,
			progress: [{
				on: "kill",
				of: ["fallen"],
				if: (e, { id: t }) => t === Mf
			}],
			next: []
		},
		{
			id: "afk-4b-forgiveness",
			count: (e) => e + 3,
			progress: [{ on: "pray" }],
			cleanse: (e, t) => Pf(e, C(e, t).space),
			modifiers: [{
				hook: "unkillable",
				count: (e, t) => +!!Nf(e, t)
			}],
			next: []
		}
	]
}, If = "hif-1-break-the-wave", Lf = (e) => e === If, Rf = F("size-the-wave", (e) => {
	Lf(e.s.mission.id) && rs(e, Math.max(1, Math.min(be(e), Le(e).length)));
}), zf = F("new-wave", (e) => {
	!Lf(e.s.mission.id) || e.s.mission.done || (e.s.mission.progress = 0, e.log?.({
		event: "missionProgress",
		mission: If,
		progress: 0,
		count: e.s.mission.count
	}), rs(e, be(e)));
}), Bf = 8, Vf = 2, Hf = {
	id: "haven-in-flames",
	type: "terror",
	darkPast: !1,
	begin: [...Hl("fire", 2), Rf],
	end: [zf, iu((e) => Ue(e, "fire") >= Bf ? 2 : 1)],
	modifiers: [{
		hook: "forbidCity",
		count: (e, t) => +(j(e, "fire", C(e, t).space) >= Vf)
	}],
	missions: [
		{
			id: If,
			count: (e) => e,
			progress: [{ on: "kill" }],
			next: ["hif-2a-fire-brigade", "hif-2b-smoke-them-out"]
		},
		{
			id: "hif-2a-fire-brigade",
			count: (e) => e + 1,
			progress: [{
				on: "remove",
				of: ["fire"]
			}],
			event: [Z("controller")],
			next: ["hif-3-the-arsonist"]
		},
		{
			id: "hif-2b-smoke-them-out",
			count: (e) => e,
			progress: [{
				on: "kill",
				if: (e, { space: t }) => e.map.spaces.some((n, r) => A(e, "fire", r) > 0 && qe(e, t, r, 1))
			}],
			event: [Z("controller")],
			next: ["hif-3-the-arsonist"]
		},
		{
			id: "hif-3-the-arsonist",
			count: () => 1,
			progress: [{
				on: "kill",
				of: ["controller"]
			}],
			next: ["hif-4-salt-the-ashes"]
		},
		{
			id: "hif-4-salt-the-ashes",
			count: (e) => e,
			progress: [{
				on: "remove",
				of: ["nest", "pentagram"]
			}],
			event: [Z("avatar"), zl("fire", (e) => k(e, e.t.avatar))],
			next: ["hif-5-out-of-the-fire"]
		},
		{
			id: "hif-5-out-of-the-fire",
			count: () => 1,
			progress: [{
				on: "kill",
				of: ["avatar"],
				if: (e, { space: t }) => j(e, "fire", t) === 0
			}],
			modifiers: [{
				hook: "monsterDefense",
				count: (e, t) => t === e.t.avatar && j(e, "fire", k(e, t)) > 0 ? 2 : 0
			}],
			whenKilled: (e, { kind: t, space: n }) => {
				t === "avatar" && j(e, "fire", n) > 0 && Xn(e, e.t.avatar, "hif-5-out-of-the-fire");
			},
			next: []
		}
	]
}, Uf = {
	id: "havens-last-stand",
	type: "terror",
	darkPast: !1,
	begin: Hl("fire", 1),
	end: [iu((e) => e.s.roundFacts.kills < be(e) - 1 ? 2 : 1)],
	missions: [
		{
			id: "hls-1-hold-the-line",
			count: (e) => e + 4,
			progress: [{ on: "kill" }],
			next: ["hls-2a-burn-the-nests", "hls-2b-thin-the-herd"]
		},
		{
			id: "hls-2a-burn-the-nests",
			count: (e) => e + 2,
			progress: [{
				on: "remove",
				of: ["nest", "pentagram"]
			}],
			event: [Z("controller")],
			next: ["hls-3-cut-the-strings"]
		},
		{
			id: "hls-2b-thin-the-herd",
			count: (e) => e,
			progress: [{
				on: "kill",
				of: ["abomination"]
			}],
			event: [Z("controller")],
			next: ["hls-3-cut-the-strings"]
		},
		{
			id: "hls-3-cut-the-strings",
			count: () => 1,
			progress: [{
				on: "kill",
				of: ["controller"]
			}],
			next: ["hls-4-no-quarter"]
		},
		{
			id: "hls-4-no-quarter",
			count: (e) => e + 2,
			progress: [{ on: "kill" }],
			event: [Z("avatar")],
			next: ["hls-5-throw-it-back"]
		},
		{
			id: "hls-5-throw-it-back",
			count: () => 1,
			progress: [{
				on: "kill",
				of: ["avatar"]
			}],
			next: []
		}
	]
}, Wf = {
	id: "lights-out",
	type: "redemption",
	darkPast: !1,
	begin: Hl("pentagram", 1),
	end: [iu(Cf)],
	missions: [
		{
			id: "lto-1-find-friends",
			count: () => 3,
			progress: [{
				on: "meet",
				once: (e, { npc: t }) => t
			}],
			next: ["lto-2a-restart-the-grid", "lto-2b-cut-the-hum"]
		},
		{
			id: "lto-2a-restart-the-grid",
			count: (e) => e + 2,
			progress: Of,
			next: ["lto-3a-eye-in-the-sky", "lto-3b-boots-on-the-ground"]
		},
		{
			id: "lto-2b-cut-the-hum",
			count: (e) => e + 2,
			progress: [{
				on: "remove",
				of: ["pentagram", "nest"]
			}],
			next: ["lto-3a-eye-in-the-sky", "lto-3b-boots-on-the-ground"]
		},
		{
			id: "lto-3a-eye-in-the-sky",
			count: () => 3,
			progress: [{
				on: "kill",
				of: ["acolyte", "abomination"],
				if: (e, { by: t }) => t === "orbital"
			}, {
				on: "strike",
				if: (e, { targets: t }) => !t
			}],
			event: [Z("controller")],
			next: ["lto-4-dead-channel"]
		},
		{
			id: "lto-3b-boots-on-the-ground",
			count: (e) => e,
			progress: [{
				on: "kill",
				of: ["abomination"]
			}],
			event: [Z("controller")],
			next: ["lto-4-dead-channel"]
		},
		{
			id: "lto-4-dead-channel",
			count: () => 1,
			progress: [{
				on: "kill",
				of: ["controller"]
			}],
			event: [Z("avatar")],
			next: ["lto-5-dawn-protocol"]
		},
		{
			id: "lto-5-dawn-protocol",
			count: () => 1,
			progress: [{
				on: "turnEnd",
				if: (e) => {
					let t = e.map.index.get("uplink-tower") ?? -1;
					return je(e, t).length >= be(e) - 1 && !Pe(e, t);
				}
			}],
			next: []
		}
	]
}, Gf = {
	id: "no-one-left-behind",
	type: "redemption",
	darkPast: !1,
	begin: Hl("fire", 1),
	end: [iu(Cf)],
	grief: Df,
	missions: [
		{
			id: "nlb-1-open-the-roads",
			count: (e) => e + 3,
			progress: [{
				on: "remove",
				of: ["fire", "corruption"]
			}],
			next: ["nlb-2-knock-on-doors"]
		},
		{
			id: "nlb-2-knock-on-doors",
			count: (e) => e - 1,
			progress: [{ on: "rescue" }],
			begins: [Ef],
			next: ["nlb-3a-to-the-hospital", "nlb-3b-to-the-gate"]
		},
		{
			id: "nlb-3a-to-the-hospital",
			count: (e) => e - 1,
			progress: [{ on: "deliver" }],
			begins: [Ef],
			deliver: {
				at: jf("saint-jude-hospital"),
				reward: [su("hero"), Yu(1)]
			},
			event: [Z("controller")],
			next: ["nlb-4-clear-the-line"]
		},
		{
			id: "nlb-3b-to-the-gate",
			count: (e) => e - 1,
			progress: [{ on: "deliver" }],
			begins: [Ef],
			deliver: {
				at: kf,
				reward: [su("hero"), nd(1)]
			},
			event: [Z("controller")],
			next: ["nlb-4-clear-the-line"]
		},
		{
			id: "nlb-4-clear-the-line",
			count: () => 1,
			progress: [{
				on: "kill",
				of: ["controller"]
			}],
			event: [Z("avatar")],
			next: ["nlb-5-last-train"]
		},
		{
			id: "nlb-5-last-train",
			count: (e) => e,
			progress: [{
				on: "turnEnd",
				if: (e, { space: t }) => e.s.metro.some((e) => e.space === t) && !Pe(e, t),
				once: (e, { place: t }) => `place-${t + 1}`
			}],
			next: []
		}
	]
}, Kf = 9, qf = [
	Uf,
	Hf,
	{
		id: "the-black-tide",
		type: "corruption",
		darkPast: !0,
		begin: Hl("corruption", 2),
		end: [iu((e) => Ue(e, "corruption") >= Kf ? 2 : 1)],
		missions: [
			{
				id: "btd-1-first-stain",
				count: (e) => e + 2,
				progress: [{
					on: "remove",
					of: ["corruption"]
				}],
				next: ["btd-2a-sound-the-wells", "btd-2b-drain-the-faithful"]
			},
			{
				id: "btd-2a-sound-the-wells",
				count: (e) => e - 1,
				progress: [{
					on: "remove",
					of: ["pentagram"]
				}],
				topUpFaceDown: !0,
				event: [Z("controller")],
				next: ["btd-3-the-tide-caller"]
			},
			{
				id: "btd-2b-drain-the-faithful",
				count: (e) => e,
				progress: [{
					on: "kill",
					of: ["acolyte"]
				}],
				event: [Z("controller")],
				next: ["btd-3-the-tide-caller"]
			},
			{
				id: "btd-3-the-tide-caller",
				count: () => 1,
				progress: [{
					on: "kill",
					of: ["controller"]
				}],
				next: ["btd-4-confession"]
			},
			{
				id: "btd-4-confession",
				count: (e) => e,
				progress: [{ on: "repent" }],
				event: [Z("avatar")],
				next: ["btd-5-turn-the-tide"]
			},
			{
				id: "btd-5-turn-the-tide",
				count: () => 3,
				progress: [{
					on: "remove",
					of: ["altar"]
				}],
				altars: !0,
				next: []
			}
		]
	},
	Ff,
	Gf,
	Wf,
	{
		id: "the-seventh-hour",
		type: "mixed",
		darkPast: !1,
		begin: Hl("corruption", 1),
		end: [iu(2)],
		grief: Df,
		modifiers: [{
			hook: "monsterDefense",
			count: (e, t) => +(t === e.t.avatar && e.s.altars.length > 0)
		}],
		missions: [
			{
				id: "svh-1-the-streets",
				count: (e) => e + 6,
				progress: [{ on: "kill" }],
				next: ["svh-2a-the-stain", "svh-2b-the-living"]
			},
			{
				id: "svh-2a-the-stain",
				count: (e) => e + 1,
				progress: [{
					on: "remove",
					of: ["corruption"]
				}],
				next: ["svh-3-the-anchors"]
			},
			{
				id: "svh-2b-the-living",
				count: (e) => e - 1,
				progress: [{ on: "deliver" }],
				begins: [Ef],
				deliver: {
					at: kf,
					reward: []
				},
				next: ["svh-3-the-anchors"]
			},
			{
				id: "svh-3-the-anchors",
				count: () => 2,
				progress: [{
					on: "remove",
					of: ["altar"]
				}],
				altars: !0,
				event: [Z("controller")],
				next: ["svh-4-the-doorkeeper"]
			},
			{
				id: "svh-4-the-doorkeeper",
				count: () => 1,
				progress: [{
					on: "kill",
					of: ["controller"]
				}],
				event: [Z("avatar")],
				next: ["svh-5-the-door"]
			},
			{
				id: "svh-5-the-door",
				count: () => 1,
				progress: [{
					on: "kill",
					of: ["avatar"]
				}],
				altars: !0,
				next: []
			}
		]
	}
], Jf = [
	{
		id: "ravencorp-hq",
		cityActions: ["inventory", "orbital"],
		permanent: [{
			kind: "corruption",
			at: "C"
		}, {
			kind: "nest",
			at: "SE"
		}]
	},
	{
		id: "megatheatre",
		cityActions: ["extraTurn", "inventory"],
		permanent: [{
			kind: "nest",
			at: "C"
		}, {
			kind: "pentagram",
			at: "NW"
		}]
	},
	{
		id: "saint-jude-hospital",
		cityActions: [
			"heal",
			"heal",
			"repent"
		],
		permanent: [{
			kind: "nest",
			at: "SW"
		}]
	},
	{
		id: "constabulary",
		cityActions: ["inventory", "heal"],
		permanent: [{
			kind: "fire",
			at: "SE"
		}]
	},
	{
		id: "old-cathedral",
		cityActions: [
			"repent",
			"repent",
			"heal"
		],
		permanent: [{
			kind: "pentagram",
			at: "C"
		}, {
			kind: "corruption",
			at: "NE"
		}]
	},
	{
		id: "dockside",
		cityActions: ["extraTurn", "extraTurn"],
		permanent: [{
			kind: "nest",
			at: "NW"
		}, {
			kind: "fire",
			at: "SE"
		}]
	},
	{
		id: "grand-terminus",
		cityActions: ["extraTurn", "heal"],
		permanent: [{
			kind: "nest",
			at: "NE"
		}]
	},
	{
		id: "haven-college",
		cityActions: [
			"inventory",
			"repent",
			"repent"
		],
		permanent: [{
			kind: "corruption",
			at: "SW"
		}]
	},
	{
		id: "night-market",
		cityActions: ["inventory", "inventory"],
		permanent: [{
			kind: "nest",
			at: "SE"
		}, {
			kind: "corruption",
			at: "C"
		}]
	},
	{
		id: "uplink-tower",
		cityActions: [
			"orbital",
			"orbital",
			"heal"
		],
		permanent: [{
			kind: "nest",
			at: "NW"
		}]
	}
], Yf = {
	id: "upg-ice-blade",
	modifiers: [{
		hook: "heroDice",
		count: () => 1
	}, {
		hook: "heroDefense",
		count: () => 1
	}]
}, Xf = {
	id: "upg-kevlar-vestments",
	modifiers: [{
		hook: "heroDefense",
		count: () => 1
	}]
}, Zf = {
	id: "upg-sawn-off",
	modifiers: [{
		hook: "heroHits",
		count: (e, t) => +(!t.ranged && t.by === "heroes")
	}]
}, Qf = {
	id: "upg-scoped-carbine",
	modifiers: [{
		hook: "ranged",
		count: () => 1
	}, {
		hook: "heroDice",
		count: (e, t) => t.ranged && xe(e, C(e, t.place)).ranged ? 1 : 0
	}]
}, $f = {
	id: "upg-sanctified-rounds",
	modifiers: [{
		hook: "heroDice",
		count: (e, t) => +!!Dn(e, t).some((t) => O(e, t) !== "acolyte")
	}]
}, ep = {
	id: "upg-rosary",
	modifiers: [{
		hook: "heroCounters",
		count: () => 1
	}]
}, tp = {
	id: "upg-radio-beacon",
	modifiers: [{
		hook: "teamworkReach",
		count: () => 1
	}]
}, np = {
	id: "upg-turnout-coat",
	modifiers: [{
		hook: "fireIgnored",
		count: () => 1
	}]
}, rp = {
	id: "upg-filter-mask",
	modifiers: [{
		hook: "corruptionIgnored",
		count: () => 1
	}]
}, ip = {
	id: "upg-grapple-line",
	modifiers: [{
		hook: "leaveFree",
		count: () => 1
	}]
}, ap = {
	id: "upg-motorbike",
	modifiers: [{
		hook: "streetSpaces",
		count: () => 1
	}]
}, op = (e, t) => je(e, C(e, t).space).filter((t) => Hi(e, t)), sp = [
	Yf,
	Xf,
	Zf,
	Qf,
	$f,
	ep,
	np,
	rp,
	{
		id: "upg-exorcists-primer",
		modifiers: [{
			hook: "cleanseDice",
			count: () => 2
		}]
	},
	{
		id: "upg-holy-water",
		modifiers: [{
			hook: "cleanseCounters",
			count: () => 1
		}]
	},
	{
		id: "upg-field-kit",
		deed: {
			oncePerRound: !0,
			when: (e, t) => op(e, t).length > 0,
			steps: [lu((e, t) => op(e, t.holder), { who: "holder" }), Yu(1, Wu)]
		}
	},
	ip,
	ap,
	{
		id: "upg-flash-grenade",
		triggers: [{
			at: "fight-ready",
			oncePerRound: !0,
			when: (e) => H(e)?.by === "sins",
			steps: [su(), Nu(-2)]
		}]
	},
	{
		id: "upg-signal-jammer",
		triggers: [{
			at: "card-shown",
			holder: "any",
			oncePerRound: !0,
			when: (e, t) => e.s.turn?.place === t && ad(e, t, { corruption: 2 }),
			steps: [
				su(),
				qu(2, Uu),
				od()
			]
		}]
	},
	{
		id: "upg-adrenaline",
		triggers: [{
			at: "gained",
			steps: [nd(1)]
		}, {
			at: "turn-start",
			oncePerRound: !0,
			commutes: !0,
			when: (e, t) => ad(e, t, { wounds: 1 }),
			steps: [
				su(),
				Ku(1, Uu),
				nd(1, Uu)
			]
		}]
	},
	tp,
	{
		id: "upg-lucky-coin",
		triggers: [{
			at: "hero-rolled",
			oncePerRound: !0,
			steps: Bu(3)
		}]
	}
], cp = {
	id: "core",
	version: "1.1.0",
	heroes: Qd,
	sins: [uf, Sf],
	acolytes: [
		fd,
		md,
		hd
	],
	hellClub: Td,
	apocalypse: [
		...Dd,
		...gd,
		...Ed
	],
	upgrades: sp,
	darkPast: Ad,
	track: kd,
	tiles: Jf,
	maps: $d,
	stories: qf,
	dice: jd
}, lp = () => Nl(cp);
//#endregion
export { lp as compile };
