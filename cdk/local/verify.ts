/**
 * `npm run verify -- --region us --kind quote --repair`: holds the rows of lists, values, search and counters against the
 * states on the platform that `npm start` runs; all regions and kinds when none is named, and nothing is put right
 * without `--repair`. Ends with 1 when something stays that differs or could not be decided.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { tallyOf, type Verification } from '#functions/_platform/storage/verify/difference.ts'
import type { Job } from '#shared/records/job/job.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { invocationPath, lambdaHost } from './emulators/lambda/lambda.ts'
import { http } from './journey/client.ts'

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const { region, kind, repair } = (() => {
  try {
    const options = { region: { type: 'string' }, kind: { type: 'string' }, repair: { type: 'boolean' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}. Say npm run verify -- --region us --kind quote`)
  }
})()
const regions = regionCodes.filter((each) => region === undefined || each === region)
if (regions.length === 0) stop(`There is no region "${region}"; there are ${regionCodes.join(', ')}.`)
const port = Number(process.env.PORT ?? 3000)

/** Has the platform's worker carry out a task. */
const asked = async <Answer>(of: RegionCode, task: string, input: unknown): Promise<Answer> => {
  const { status, headers, body } = await http({
    port,
    host: `${lambdaHost}.localhost`,
    method: 'POST',
    path: invocationPath(of, 'platform', 'worker'),
    headers: { authorization: 'AWS4-HMAC-SHA256 Credential=verify' },
    body: JSON.stringify({ task, input, executionName: 'verify' }),
  })
  const failed = status !== 200 || headers['x-amz-function-error'] !== undefined
  return failed ? stop(JSON.parse(body).errorMessage ?? body) : JSON.parse(body)
}

const verifyRegion = async (of: RegionCode): Promise<Verification> => {
  const tally = tallyOf([])
  let cursor: string | undefined
  do {
    const part = await asked<Verification>(of, 'verify', { kind, cursor })
    tally.merge(part)
    cursor = part.cursor
  } while (cursor !== undefined)
  return tally.result()
}

/** Repairs in a job, which goes on if whoever asked for it is gone; answers with what stays wrong. */
const repairRegion = async (of: RegionCode): Promise<number> => {
  let job = await asked<Job>(of, 'verifyJob', { kind, repair: true })
  console.log(`\n${of}  ${job.id} makes ${kind ?? 'all records'} whole`)
  while (isOpenJob(job.status)) {
    await sleep(500)
    job = await asked<Job>(of, 'verifyJob', { jobId: job.id })
  }
  for (const note of job.notes) console.log(`    ${note}`)
  const { differences = 0, repaired = 0, undecided = 0 } = job.counts
  console.log(
    `    ${job.status}: ${job.done} rows looked at, ${differences} differed, ${repaired} repaired, ${undecided} undecided` +
      (job.error === undefined ? '' : `; ${job.error}`),
  )
  return differences - repaired + undecided + (job.status === 'DONE' ? 0 : 1)
}

const columns = ['states', 'rows', 'differences', 'repaired', 'undecided'] as const
let left = 0
try {
  for (const of of regions) {
    if (repair) {
      left += await repairRegion(of)
      continue
    }
    const { kinds, differences } = await verifyRegion(of)
    console.log(`\n${of}  ${'kind'.padEnd(20)}${columns.map((name) => name.padStart(12)).join('')}`)
    for (const each of kinds)
      console.log(`    ${each.kind.padEnd(20)}${columns.map((name) => String(each[name]).padStart(12)).join('')}`)
    for (const { of: what, id, row, found, repaired } of differences)
      console.log(`    ${what} of ${id}, ${row}: ${found}${repaired ? ', repaired' : ''}`)
    left += kinds.reduce((sum, each) => sum + each.differences - each.repaired + each.undecided, 0)
  }
} catch (error) {
  const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
  stop(refused ? `Nothing answers on port ${port}: run npm start in another terminal first.` : String(error))
}
process.exitCode = left === 0 ? 0 : 1
