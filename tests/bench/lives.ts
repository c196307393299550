import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../simulation/run.ts', import.meta.url))

/** Milliseconds of one simulated life of 30 steps, two of three in weather, over so many of them; the same ones each time. */
export const lives = async (count = 60): Promise<number> => {
  const said = await new Promise<string>((resolve, reject) => {
    const run = spawn(process.execPath, ['--no-warnings', script, '--seed', '1', '--lives', String(count)])
    let text = ''
    run.stdout.on('data', (part) => {
      text += String(part)
    })
    run.on('error', reject).on('exit', () => resolve(text))
  })
  const aMinute = /, (\d+) a minute/.exec(said)?.[1]
  if (aMinute === undefined) throw new Error(`The simulation says no figure: ${said}`)
  return 60_000 / Number(aMinute)
}
