import { alwaysForecast, type PresentWeather, startWeather, stormForecast } from './weather.ts'

/** `7` is a storm by the seed 7, `7:always` the everyday by it. A run chooses its own everyday (vitest.config.ts). */
const variable = 'PALISADE_WEATHER'

let present: PresentWeather | undefined

/** The weather between the tests of this file and their table; none where they touch none. */
export const presentWeather = (): PresentWeather | undefined => present

/** A while passes, so that people see in lists what others, or workers, have written. */
export const aWhilePasses = (): void => present?.catchUp()

/** What repeats a run's weather, for whoever reads that a test failed in it. */
export const toRepeat = (): string => `${variable}=${process.env[variable]} npx vitest run …`

/** Begins the run's weather; every test that has a table has it (`startTable`). */
export const startWeatherOfTheRun = (): PresentWeather => {
  const [seed = '', kind] = (process.env[variable] ?? '0:always').split(':')
  present?.stop()
  const weather = startWeather({ seed: Number(seed), forecast: kind === 'always' ? alwaysForecast : stormForecast })
  const stop = () => {
    weather.stop()
    if (present === begun) present = undefined
  }
  const begun = { ...weather, stop }
  present = begun
  return begun
}
