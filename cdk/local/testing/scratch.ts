import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A new folder that the system clears away. */
export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'palisade-'))

/** Waits until `check` gives something truthy, and gives that; throws after `timeout` milliseconds. */
export async function eventually<T>(
  check: () => T | Promise<T>,
  timeout = 50_000,
): Promise<Exclude<NonNullable<T>, false>> {
  const deadline = Date.now() + timeout
  for (;;) {
    const value = await check()
    if (value) return value as Exclude<NonNullable<T>, false>
    if (Date.now() > deadline) throw new Error(`It did not happen within ${timeout} ms.`)
    await sleep(10)
  }
}

/** Runs an ES module's source in a process of its own and kills that, as `kill -9` does, when it prints "now". */
export async function runAndKill(source: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', source, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let isKilled = false
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('now')) isKilled = child.kill('SIGKILL')
  })
  await ended
  if (!isKilled) throw new Error('It ended before it was to be killed.')
}
