import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seed, ssoPeople } from '#cdk/local/seed/seed.ts'
import { targetOf } from './attack.ts'
import { cards } from './cards.ts'
import { crowds } from './crowds.ts'
import { duties } from './duties.ts'
import { endings } from './endings.ts'
import { enumeration } from './enumeration.ts'
import { hostile } from './hostile.ts'
import { injection } from './injection.ts'
import { jumping } from './jumping.ts'
import { kills } from './kills.ts'
import { links } from './links.ts'
import { money } from './money.ts'
import { naming } from './naming.ts'
import { raters } from './raters.ts'
import { tenancy } from './tenancy.ts'
import { throttles } from './throttles.ts'
import { tokens } from './tokens.ts'
import { twice } from './twice.ts'

/**
 * `npm run attack`: starts a platform of its own and attacks it over HTTP alone, as somebody would who has not built it.
 * Ends with 1 when something broke. What uses throttles up comes last, since all calls come from one address.
 * `PALISADE_DATA` keeps the demo book for the next run; names of attacks run those alone.
 */
const attacks = [
  twice,
  crowds,
  money,
  cards,
  duties,
  jumping,
  endings,
  links,
  raters,
  naming,
  tenancy,
  tokens,
  hostile,
  injection,
  enumeration,
  throttles,
  kills,
]
const only = process.argv.slice(2)
const kept = process.env.PALISADE_DATA
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'palisade-attack-'))
const platform = await startPlatform({ dataDir, regions: ['us', 'uk', 'au'], web: 'none', authenticators, ssoPeople })
let broke = 0
let ran = 0
try {
  await seed(platform, console.log)
  await platform.settled(120_000)
  for (const { name, attack } of attacks) {
    if (only.length > 0 && !only.includes(name)) continue
    const target = targetOf(platform)
    const started = performance.now()
    const found = await attack(target).catch((error: unknown) => [`the attack itself failed: ${error}`])
    const seconds = `${((performance.now() - started) / 1000).toFixed(0)} s`
    const took = target.calls() === 0 ? seconds : `${target.calls()} calls, ${seconds}`
    for (const sentence of found.slice(1)) console.log(`    ${sentence}`)
    console.log(`${name} (${took}): ${found.length === 0 ? 'held' : `broken: ${found[0]}`}`)
    ran += 1
    if (found.length > 0) broke += 1
  }
} finally {
  await platform.stop()
  if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
}
console.log(`\n${ran - broke} held, ${broke} broken`)
process.exitCode = broke === 0 ? 0 : 1
