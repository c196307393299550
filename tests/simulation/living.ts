import type { RegionCode } from '#shared/regions/code.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { stormForecast, weatherOf } from '#tests/weather/weather.ts'
import { makeBase } from './base.ts'
import { chanceOf } from './chance.ts'
import { live } from './life.ts'
import type { Stage } from './scene.ts'
import { loadServices } from './services.ts'
import { shrink } from './shrink.ts'
import { openUniverse, type World } from './world.ts'

/** A life that is asked for. */
export interface Wanted {
  readonly seed: number
  readonly steps: number
  readonly isClear: boolean
}

/** What became of it. */
export interface Told {
  readonly seed: number
  readonly region: RegionCode
  readonly inWeather: boolean
  /** How often each operation was answered with each status. */
  readonly answers: readonly (readonly [answer: string, times: number])[]
  /** What went wrong, of the shortest history that ends so; nothing in most lives. */
  readonly wrongs: readonly string[]
  readonly story: readonly string[]
  /** Of how many steps the whole life was. */
  readonly steps: number
  /** Seconds of processor time that it took. */
  readonly processor: number
}

/** One life of so many is that of a town: it is longer by this factor, and judged as one in the end. */
const towns = { oneOf: 25, longer: 5 } as const

/** Frames of errors, of which a life makes thousands and nobody reads one; they are read where a life goes wrong. */
const frames = { living: 0, reliving: 10 } as const

// A process in which lives are lived one after the other, as they are asked for.
const universe = await openUniverse()
const services = await loadServices()
const bases = new Map<RegionCode, World>()
const homes = new Map<string, string>()

const stageOf = async (seed: number, isClear: boolean): Promise<Stage> => {
  const chance = chanceOf(`life ${seed}`)
  const region = chance.pick(['us', ...regionCodes] as const) ?? 'us'
  const base = bases.get(region) ?? (await makeBase(universe, services, region))
  bases.set(region, base)
  const weather = isClear || chance.happens(1 / 3) ? undefined : weatherOf({ seed, forecast: stormForecast })
  return { universe, services, region, base, weather, homes }
}

const liveOne = async ({ seed, steps, isClear }: Wanted): Promise<Told> => {
  Error.stackTraceLimit = frames.living
  const before = process.cpuUsage()
  const stage = await stageOf(seed, isClear)
  const length = chanceOf(`town ${seed}`).happens(1 / towns.oneOf) ? steps * towns.longer : steps
  const lived = await live(stage, String(seed), length)
  Error.stackTraceLimit = frames.reliving
  const { wrongs, story } = lived.wrongs.length > 0 ? await shrink(stage, String(seed), lived) : lived
  const { user, system } = process.cpuUsage(before)
  const processor = (user + system) / 1_000_000
  const told = {
    seed,
    processor,
    region: stage.region,
    inWeather: stage.weather !== undefined,
    answers: [...lived.answers],
  }
  return { ...told, wrongs, story: wrongs.length > 0 ? story : [], steps: lived.steps.length }
}

process.on('message', async (wanted: Wanted) => process.send?.(await liveOne(wanted)))
process.on('disconnect', async () => {
  await universe.stop()
  process.exit()
})
process.send?.('ready')
