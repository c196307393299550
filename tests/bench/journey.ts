import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { travel } from '#cdk/local/journey/travel.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast } from '#cdk/local/seed/seed.ts'
import { figuresOf } from './measure.ts'

const companies = new URL('../../companies.csv', import.meta.url).pathname

/** Milliseconds of the platform's time from a company's name to its paid policy, over HTTP, once everything is loaded. */
export const journey = async (count = 12, warmUp = 3) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const platform = await startPlatform({ dataDir, regions: ['us'], web: 'none', authenticators })
  await seedCast(platform)
  await platform.warm()
  const people = await signIn('us', platform.port)
  const samples: number[] = []
  const clean = readCompanies(companies).filter(({ region, limit }) => region === 'us' && limit <= 1_000_000)
  for (const [turn, company] of clean.slice(0, count + warmUp).entries()) {
    const { ms, isPaid, problem } = await travel({ ...people, port: platform.port }, company)
    if (isPaid !== true) throw new Error(`${company.name} was not paid: ${problem}`)
    if (turn >= warmUp) samples.push(ms)
  }
  await platform.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return figuresOf(samples)
}
