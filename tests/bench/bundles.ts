import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleAll } from '#cdk/bundle.ts'
import { figuresOf } from './measure.ts'

const environment = {
  ...process.env,
  PALISADE_REGION: 'us',
  TABLE_NAME: 'bench',
  FILES_BUCKET: 'bench',
  USER_POOL_ID: 'bench',
  USER_POOL_CLIENT_ID: 'bench',
  SIGNING_KEY_ID: 'bench',
  EVENT_BUS_NAME: 'bench',
  PUBLIC_URL: 'https://bench.example',
  MAIL_FROM: 'bench@bench.example',
  PROCESSOR_URL: 'https://bench.example',
  PROCESSOR_SECRET: 'bench',
  NODE_NO_WARNINGS: '1',
}

const run = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: environment })

/** Milliseconds that importing a bundle takes in a fresh process. */
const loadTime = (path: string): number =>
  Number(run(`const s=performance.now();await import(${JSON.stringify(path)});console.log(performance.now()-s)`))

const emptyProcess = (): number => {
  const started = performance.now()
  run('')
  return performance.now() - started
}

const wholeProcess = (path: string): number => {
  const started = performance.now()
  run(`await import(${JSON.stringify(path)})`)
  return performance.now() - started
}

/** Bytes of every function's bundle, and what loading it costs against an empty Node process. */
export const bundles = async () => {
  const into = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const built = await bundleAll(into)
  const empty: number[] = []
  const rows = built.map(({ service, entry, directory, bytes, lazyBytes }) => {
    const path = join(directory, `${entry}.mjs`)
    const loads: number[] = []
    const processes: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      empty.push(emptyProcess())
      loads.push(loadTime(path))
      processes.push(wholeProcess(path))
    }
    return { service, entry, bytes, lazyBytes, loadMs: figuresOf(loads).median, processMs: figuresOf(processes).median }
  })
  rmSync(into, { recursive: true, force: true })
  return { emptyProcessMs: figuresOf(empty).median, rows }
}
