import { partOf } from '#tests/turn.ts'
import { accepted, weigh } from './accepted.ts'
import { openCourt } from './court.ts'
import { type Judge, NotJudged } from './judge.ts'
import { judges } from './judges.ts'
import { digestOf, keepVerdict, keptVerdict } from './verdicts.ts'

/** Hears the judges that are wanted, all of them when none is named, and says what they found. */
export const hearing = async (wanted: readonly string[]): Promise<void> => {
  const unknown = wanted.filter((name) => !judges.some((judge) => judge.name === name))
  if (unknown.length > 0) {
    console.error(`No judge is called ${unknown.join(', ')}; there are ${judges.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  const rows = accepted()
  /** In a change's turn a verdict that was kept of the same texts stands; whoever calls a judge by its name, or all, hears it anew. */
  const isInTurn = wanted.length === 0 && partOf(1) !== undefined
  const { court, close } = openCourt()
  const counts = { passed: 0, failed: 0, notJudged: 0 }

  const hear = async (each: Judge): Promise<void> => {
    const { name, tool, judge } = each
    const mine = rows.filter((row) => row.judge === name)
    const started = performance.now()
    const after = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
    try {
      const digest = await digestOf(each, court, mine)
      const before = isInTurn && digest !== undefined ? keptVerdict(name, digest) : undefined
      if (before !== undefined) {
        counts.passed += 1
        console.log(`✓ ${name} (${tool}): nothing, as before of the same; ${before.saw} (${after()})`)
        return
      }
      const { findings, saw, version, isPart = false } = await judge(court)
      const { open, accepted: known, gone: missing } = weigh(mine, findings)
      const gone = isPart ? [] : missing
      const failed = open.length + gone.length > 0
      if (!failed && digest !== undefined) keepVerdict({ judge: name, digest, saw })
      counts[failed ? 'failed' : 'passed'] += 1
      const verdict = failed ? `${open.length} findings, ${gone.length} accepted ones gone` : 'nothing'
      console.log(
        `${failed ? '✗' : '✓'} ${name} (${version ?? tool}): ${verdict}${known.length > 0 ? `, ${known.length} accepted` : ''}; ${saw} (${after()})`,
      )
      for (const { rule, at, says } of open.slice(0, 40)) console.log(`    ${rule}  ${at}  ${says}`)
      if (open.length > 40) console.log(`    … and ${open.length - 40} more`)
      for (const row of gone) console.log(`    no longer found, take it out of accepted.tsv: ${row.rule}  ${row.at}`)
    } catch (error) {
      if (error instanceof NotJudged) {
        counts.notJudged += 1
        console.log(`– ${name} (${tool}): not judged: ${error.message}`)
      } else {
        counts.failed += 1
        console.log(`✗ ${name} (${tool}): could not finish (${after()})`)
        console.error(error)
      }
    }
  }

  const started = performance.now()
  const waiting = judges.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const hearNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await hear(next)
  }
  await Promise.all([hearNext(), hearNext(), hearNext()])
  await close()
  const missing = counts.notJudged === 0 ? '' : ` ${counts.notJudged} did not judge.`
  console.log(`\nJudged in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.${missing}`)
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 ? 0 : 1
}
