import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#cdk/local/application.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Court, Verdict } from '../judge.ts'
import { run } from '../tool.ts'
import type { BrowserName } from './visit.ts'

interface Report {
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Tells the main journey in a browser, in the region wanted if its book is there; what broke it is a finding, with pictures in `artifacts/judges`. */
export const tell = async (browser: BrowserName, wanted: RegionCode, court: Court): Promise<Verdict> => {
  const region = court.regions.find((each) => each === wanted) ?? court.regions[0] ?? wanted
  const { port, dataDir } = await court.platform()
  const file = join(court.scratch, `${browser}.json`)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const config = 'tests/judges/browsers/vitest.config.ts'
  const said = await run(
    process.execPath,
    [vitest, 'run', '--config', config, '--reporter', 'json', '--outputFile', file],
    { cwd: root, env: { PALISADE_JUDGED: JSON.stringify({ browser, region, port, dataDir }) } },
  )
  if (!existsSync(file)) throw new Error(said.stderr)
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const chapters = testResults.flatMap(({ assertionResults }) => assertionResults)
  const findings = chapters
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages }) => ({
      rule: 'journey',
      at: title,
      says: failureMessages.join(' ').slice(0, 600),
    }))
  const told = chapters.filter(({ status }) => status === 'passed').length
  const isWhole = said.code === 0 ? told === chapters.length && told > 0 : findings.length > 0
  if (!isWhole) throw new Error(testResults.map(({ message }) => message).join('\n') || said.stdout + said.stderr)
  return { findings, saw: `${told} of ${chapters.length} chapters in ${region}` }
}
