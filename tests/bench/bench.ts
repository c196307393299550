import { cpus, totalmem } from 'node:os'
import { bundles } from './bundles.ts'
import { claimsQueue } from './claimsQueue.ts'
import { beginning } from './deadlines.ts'
import { delivering } from './deliveries.ts'
import { firstScreen } from './firstScreen.ts'
import { identity } from './identity.ts'
import { inbox } from './inbox.ts'
import { journey } from './journey.ts'
import { ledger } from './ledger.ts'
import { listExport } from './listExport.ts'
import { listPage } from './listPage.ts'
import { lives } from './lives.ts'
import { loginPage } from './loginPage.ts'
import { paging } from './paging.ts'
import { people, ratioOf } from './people.ts'
import { pipeline } from './pipeline.ts'
import { policyCost } from './policyCost.ts'
import { policyPdf } from './policyPdf.ts'
import { quoting } from './quoting.ts'
import { rating } from './rating.ts'
import { servicing } from './servicing.ts'
import { upload } from './upload.ts'
import { widgetPage } from './widgetPage.ts'

/**
 * `npm run bench` [-- --json] [--rows 1000000]: what the platform costs, with the machine it ran on. Ratios are of
 * figures taken in one run; the limits are those the product promises.
 */
process.env.LOG_LEVEL = 'silent'
const asJson = process.argv.includes('--json')
const option = (name: string, standard: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? standard : Number(process.argv[at + 1])
}
const say = (text: string) => {
  if (!asJson) console.log(text)
}

interface Line {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly limit: number
  readonly met: boolean
}
const lines: Line[] = []
const check = (name: string, value: number, unit: string, limit: number) => {
  const line = { name, value: Math.round(value * 1000) / 1000, unit, limit, met: value <= limit }
  lines.push(line)
  say(
    `${line.met ? '✓' : '✗'} ${name.padEnd(64)} ${String(line.value).padStart(10)} ${unit.padEnd(6)} (at most ${limit})`,
  )
}

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
}
say(`${machine.cpu}, ${machine.cores} cores, ${machine.memoryGB} GB, Node ${machine.node}, ${machine.platform}\n`)

const priced = await rating()
check(`Price one risk (${priced.coverages} coverages, with waterfall)`, priced.median, 'µs', 100)

const quoted = await quoting()
check('A quote with its three packages', quoted.presets.median, 'µs', 250)
check('10,000 quotes priced again', quoted.rerated, 's', 10)
check('A move of the slider, over HTTP', quoted.move.median, 'ms', 50)
check('One risk over all products, over HTTP', quoted.compared.median, 'ms', 100)
check('From Request to Ready, over HTTP', quoted.ready.median, 's', 1)

const serviced = await servicing()
check(
  'Preview of an endorsement above an operation that does nothing',
  serviced.preview.median - serviced.nothing.median,
  'ms',
  30,
)
check('State of a policy with 50 transactions to one with 1', serviced.long.median / serviced.short.median, '×', 2)
check('A first notice that is filed, over HTTP', serviced.notice.median, 'ms', 60)
say(`  one of many by one person without a pause: ${serviced.noticeOfMany.median.toFixed(0)} ms`)

const drawn = await policyPdf()
check(`A policy PDF of ${drawn.pages} pages`, drawn.median, 'ms', 100)

const uploaded = await upload()
check(`Read, check and look up a file of ${uploaded.rows} companies`, uploaded.seconds, 's', 10)

const piped = await pipeline()
check('Pipeline on top of domain function and store', piped.through.median - piped.direct.median, 'ms', 1)

const listed = await listPage()
check('A page of 25 quotes: processor time', listed.median, 'ms', 4)

const identified = await identity()
check('Verify a token and ask for its permission', identified.verification.median, 'ms', 0.3)
check('Login above the user pool’s answer', identified.login.median - identified.userPool.median, 'ms', 60)
check(
  'A key’s token above an operation that does nothing',
  identified.exchange.median - identified.empty.median,
  'ms',
  5,
)

const travelled = await journey()
check('Journey from name to paid policy, median of the platform’s time', travelled.median / 1000, 's', 1.5)

const cost = await policyCost()
const byKind = Object.entries(cost.rowsByKind).sort(([, a], [, b]) => b - a)
say('\nWhat a policy costs, from name to paid, with everything that follows by itself')
say(
  `  ${Math.round(cost.calls)} calls of DynamoDB; ${Math.round(cost.writeUnits)} write and ${Math.round(cost.readUnits)} read units`,
)
say(`  ${Math.round(cost.rows)} rows: ${byKind.map(([kind, rows]) => `${Math.round(rows)} ${kind}`).join(', ')}`)
say(
  `  ${Math.round(cost.apiMs)} ms of processor time by APIs, ${Math.round(cost.workerMs)} by workers, in ${Math.round(cost.invocations)} invocations`,
)
say(`  ${(cost.dollars * 100).toFixed(3)} US cents at list prices`)
check('Write units of a policy', cost.writeUnits, 'units', 1500)
check('Processor time of a policy', cost.apiMs + cost.workerMs, 'ms', 500)

const life = await lives()
say(`\n${Math.round(60_000 / life)} simulated lives a minute`)
check('A simulated life of 30 steps', life, 'ms', 250)

const many = option('rows', 1_000_000)
say(`\nPages over 1,000 and ${many.toLocaleString('en-US')} rows (the large table is loaded once; that takes minutes)`)
const pages = await paging(1000, many)
for (const deed of ['firstPage', 'pageFromTheMiddle', 'partnersPage', 'search'] as const) {
  const small = pages.small[deed]
  const large = pages.large[deed]
  say(
    `  ${deed}: ${small.median.toFixed(2)} ms and ${small.capacity} units; ${large.median.toFixed(2)} ms and ${large.capacity} units`,
  )
  check(`${deed}: capacity, many rows to few`, large.capacity / small.capacity, '×', 1)
  check(`${deed}: median time, many rows to few`, large.median / small.median, '×', 1.3)
}

say(`\nThe ledger over 1,000 and ${many.toLocaleString('en-US')} postings`)
const posted = await ledger(1000, many)
for (const deed of ['trialBalance', 'accountPage'] as const) {
  const small = posted.small[deed]
  const large = posted.large[deed]
  say(
    `  ${deed}: ${small.median.toFixed(2)} ms and ${small.capacity} units; ${large.median.toFixed(2)} ms and ${large.capacity} units`,
  )
  check(
    `${deed}: capacity, many postings to few`,
    large.capacity / small.capacity,
    '×',
    deed === 'trialBalance' ? 1 : 1.05,
  )
  check(`${deed}: median time, many postings to few`, large.median / small.median, '×', 1.3)
}

const directory = await people(100, 100_000)
for (const [among, { first, middle, last }] of Object.entries(directory))
  say(`  users by number, ${among}: first page ${first} units, middle ${middle}, last ${last}`)
check('A page of users by number: capacity, 100,000 users to 100', ratioOf(directory), '×', 1)

const queue = await inbox(300, 100_000)
say(
  `  the underwriters’ queue, by need-by and by value: ${queue.small.needBy} and ${queue.small.value} units of 300 referrals, ${queue.large.needBy} and ${queue.large.value} of 100,000`,
)
check('A page of the underwriters’ queue: capacity, 100,000 referrals to 300', queue.ratio, '×', 1.1)

const desk = await claimsQueue(100, 100_000)
check('A page of the claims desk’s queue: capacity, 100,000 claims to 100', desk.ratio, '×', 1.1)
const began = await beginning(10_000)
say(
  `\nCover begins for 10,000 policies: ${Math.round(began.job)} a second; the emulator writes as much, bare, for ${Math.round(began.ceiling)}`,
)
// Where the machine cannot write as much, what reading and deciding leave of it will do.
check(
  'A job over 10,000 policies: bare writes to it, or 500 a second',
  Math.min(began.ceiling, 1250) / began.job,
  '×',
  2.5,
)

const told = await delivering(10_000)
say(
  `\n10,000 deliveries to 100 receivers: ${Math.round(told.all)} a second, ${Math.round(told.others)} to the others while one never answers; the emulator writes as much, bare, for ${Math.round(told.ceiling)}`,
)
check('Deliveries: bare writes to them, or 1,000 a second', Math.min(told.ceiling, 2500) / told.all, '×', 2.5)
check('Deliveries to the others while one is dead: time to that of all', told.all / told.others, '×', 1.1)

say('\nBundles')
const deployed = await bundles()
say(
  `  an empty Node process takes ${deployed.emptyProcessMs.toFixed(0)} ms of processor time, one with the packages alone ${deployed.floorMs.toFixed(0)}`,
)
for (const { service, entry, bytes, lazyBytes, loadMs, toFloor, firstAnswerMs } of deployed.rows) {
  const name = `${service} ${entry === 'index' ? 'api' : 'worker'}`
  check(
    `${name}: minified${lazyBytes > 0 ? ` (and ${Math.round(lazyBytes / 1000)} kB loaded when needed)` : ''}`,
    bytes / 1e6,
    'MB',
    1,
  )
  check(`${name}: module load`, loadMs, 'ms', 150)
  check(`${name}: processor time to that of the packages alone`, toFloor, '×', 0.85)
  if (firstAnswerMs !== undefined) say(`  ${name}: first answer ${firstAnswerMs.toFixed(0)} ms after its process began`)
}

say('\nWeb')
const login = firstScreen()
if (login === undefined) say('  the web app is not built: npm start builds it')
else check(`First screen, gzipped JavaScript (${login.files} files)`, login.bytes / 1000, 'kB', 200)

const seen = await loginPage()
say(
  `  Lighthouse's simulated phone, from a machine of ${seen.machine.toFixed(0)} points; painted after ${seen.painted.toFixed(2)} s`,
)
check('Login page, performance: points short of 100', 100 - seen.performance, '', 5)
check('Login page, accessibility: points short of 100', 100 - seen.accessibility, '', 0)
check('Login page, best practices: points short of 100', 100 - seen.bestPractices, '', 0)
check('Login page, interactive', seen.interactive, 's', 1.2)
const form = await widgetPage()
check('Form on an agency’s page, with its logo', form.bytes / 1000, 'kB', 60)
check('Form on an agency’s page, painted on the simulated phone', form.painted, 's', 1)

const taken = await listExport(many)
check(`${many.toLocaleString('en-US')} rows as a workbook: memory`, taken.megabytes, 'MB', 100)
say(`  ${(taken.size / 1e6).toFixed(1)} MB in ${taken.seconds.toFixed(1)} s`)

const missed = lines.filter(({ met }) => !met)
if (asJson)
  console.log(
    JSON.stringify({
      machine,
      lines,
      detail: {
        cost,
        priced,
        quoted,
        uploaded,
        piped,
        listed,
        began,
        told,
        identified,
        travelled,
        life,
        pages,
        deployed,
        seen,
      },
    }),
  )
else say(`\n${lines.length - missed.length} of ${lines.length} promises kept`)
