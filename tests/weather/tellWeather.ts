import { beforeEach } from 'vitest'
import { presentWeather, toRepeat } from './ofTheRun.ts'

/** Each test has chances of its own, so that it meets the same weather alone; one that fails says how to repeat it. */
beforeEach(({ task, onTestFailed }) => {
  presentWeather()?.turn(task.name)
  onTestFailed(() => {
    if (presentWeather() !== undefined) console.error(`In weather. To repeat it: ${toRepeat()}`)
  })
})
