import type { Layer, Siren } from './recipes.ts'
import type { SliderName } from './sound-settings.ts'

/** From numbers to air: the graph of one page. Everything ends in the master, through effects or ambience. */

/** Loud to the ear is not loud to the wire: a slider in the middle should sound like half. */
const loudness = (share: number): number => share ** 2
const NOISE_SECONDS = 2
/** Sliders and levels glide, or they would click. */
const GLIDE = 0.08

export class Synth {
  readonly #context: AudioContext
  readonly #noise: AudioBuffer
  readonly #gains: Readonly<Record<SliderName, GainNode>>
  #bed: { stop(): void } | null = null
  #sirenTimer: ReturnType<typeof setTimeout> | null = null
  #siren: Siren | null = null

  constructor(context: AudioContext) {
    this.#context = context
    this.#noise = noiseBuffer(context)
    const master = context.createGain()
    // Several sounds at once must not break up.
    const limiter = context.createDynamicsCompressor()
    master.connect(limiter).connect(context.destination)
    const effects = context.createGain()
    const ambience = context.createGain()
    effects.connect(master)
    ambience.connect(master)
    this.#gains = { master, effects, ambience }
  }

  setVolume(name: SliderName, share: number): void {
    this.#gains[name].gain.setTargetAtTime(loudness(share), this.#context.currentTime, GLIDE)
  }

  /** 6 dB less of the city for so many seconds. */
  duck(seconds: number, share: number): void {
    const { gain } = this.#gains.ambience
    const now = this.#context.currentTime
    gain.setTargetAtTime(loudness(share) / 2, now, GLIDE)
    gain.setTargetAtTime(loudness(share), now + seconds, GLIDE)
  }

  play(layers: readonly Layer[]): void {
    for (const each of layers) this.#playLayer(each, this.#gains.effects)
  }

  #playLayer({ wave, at, from, to, rise, fall, gain, edge }: Layer, into: AudioNode): void {
    const context = this.#context
    const start = context.currentTime + at
    const end = start + rise + fall
    const envelope = context.createGain()
    envelope.gain.setValueAtTime(0, start)
    envelope.gain.linearRampToValueAtTime(gain, start + rise)
    envelope.gain.exponentialRampToValueAtTime(0.0001, end)
    envelope.connect(into)
    const source = wave === 'noise' ? this.#filtered(from, to, edge, start, end, envelope) : context.createOscillator()
    if (source instanceof OscillatorNode) {
      source.type = wave as OscillatorType
      source.detune.value = edge
      source.frequency.setValueAtTime(from, start)
      source.frequency.exponentialRampToValueAtTime(to, end)
      source.connect(envelope)
    }
    source.start(start)
    source.stop(end + 0.02)
    source.onended = () => envelope.disconnect()
  }

  #filtered(from: number, to: number, sharpness: number, start: number, end: number, into: AudioNode) {
    const filter = this.#context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = sharpness
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, end)
    filter.connect(into)
    const source = this.#context.createBufferSource()
    source.buffer = this.#noise
    source.loop = true
    source.connect(filter)
    return source
  }

  // ---------------------------------------------------------------------------------------------- the bed

  /** Rain on the roofs and the hum of a city that does not sleep. */
  startBed(): void {
    this.#bed ??= this.#makeBed()
  }

  #makeBed(): { stop(): void } {
    const context = this.#context
    const out = this.#gains.ambience
    const rain = context.createBufferSource()
    rain.buffer = this.#noise
    rain.loop = true
    const high = context.createBiquadFilter()
    high.type = 'highpass'
    high.frequency.value = 700
    const low = context.createBiquadFilter()
    low.type = 'lowpass'
    low.frequency.value = 5200
    const rainGain = context.createGain()
    rainGain.gain.value = 0.16
    rain.connect(high).connect(low).connect(rainGain).connect(out)
    // The rain comes and goes.
    const gusts = context.createOscillator()
    gusts.frequency.value = 0.07
    const depth = context.createGain()
    depth.gain.value = 0.05
    gusts.connect(depth).connect(rainGain.gain)
    const hums = [55, 55.5, 82.4].map((pitch) => {
      const hum = context.createOscillator()
      hum.type = 'sawtooth'
      hum.frequency.value = pitch
      return hum
    })
    const humFilter = context.createBiquadFilter()
    humFilter.type = 'lowpass'
    humFilter.frequency.value = 150
    const humGain = context.createGain()
    humGain.gain.value = 0.09
    for (const hum of hums) hum.connect(humFilter)
    humFilter.connect(humGain).connect(out)
    const sources = [rain, gusts, ...hums]
    for (const source of sources) source.start()
    return {
      stop: () => {
        for (const source of sources) source.stop()
        rainGain.disconnect()
        humGain.disconnect()
      },
    }
  }

  stopBed(): void {
    this.#bed?.stop()
    this.#bed = null
    this.setSiren(null)
  }

  /** The next wail comes when it is due; a higher level brings it nearer. */
  setSiren(siren: Siren | null): void {
    if (siren?.every === this.#siren?.every && siren?.gain === this.#siren?.gain) return
    this.#siren = siren
    if (this.#sirenTimer) clearTimeout(this.#sirenTimer)
    this.#sirenTimer = siren && setTimeout(() => this.#wail(), (siren.every / 3) * 1000)
  }

  #wail(): void {
    const siren = this.#siren
    if (!siren) return
    for (const at of [0, 1.6, 3.2]) {
      const { gain } = siren
      this.#playLayer({ wave: 'triangle', at, from: 480, to: 720, rise: 0.7, fall: 0.5, gain, edge: 0 }, this.#far)
      this.#playLayer(
        { wave: 'triangle', at: at + 0.8, from: 720, to: 480, rise: 0.4, fall: 0.7, gain, edge: 0 },
        this.#far,
      )
    }
    this.#sirenTimer = setTimeout(() => this.#wail(), siren.every * 1000)
  }

  get #far(): AudioNode {
    return this.#gains.ambience
  }
}

function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
