import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { readCompanies } from './journey/company.ts'
import { signIn } from './journey/signIn.ts'
import { tableHead, tableRow } from './journey/table.ts'
import { type Outcome, travel } from './journey/travel.ts'

/**
 * `npm run journey -- companies.csv`: takes every company of the file from its name to a paid policy, over HTTP against the
 * platform that `npm start` runs. Ends with the trial balance of the ledger, which is 0.
 */
const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const file = process.argv[2] ?? 'companies.csv'
if (!existsSync(file)) stop(`There is no file ${file}: say npm run journey -- companies.csv`)
const port = Number(process.env.PORT ?? 3000)

const companies = (() => {
  try {
    return readCompanies(file)
  } catch (error) {
    return stop(`${file} cannot be used.\n${error instanceof Error ? error.message : error}`)
  }
})()

const balanceOf = async (region: RegionCode): Promise<number> => {
  const { admin } = await signIn(region, port)
  const { currency } = regionOf(region)
  // Totals follow the postings within a second or two, each posting as a whole: a balance off zero is never just late.
  await sleep(1000)
  const { total } = await admin.call(getTrialBalance, { query: { currency } })
  return total
}

const outcomes: Outcome[] = []
const started = performance.now()
try {
  console.log(tableHead())
  for (const region of regionCodes) {
    const mine = companies.filter((company) => company.region === region)
    if (mine.length === 0) continue
    for (const company of mine) {
      // Sessions last 15 minutes; signing in for each company keeps a long file going.
      const outcome = await travel({ ...(await signIn(region, port)), port }, company)
      outcomes.push(outcome)
      console.log(tableRow(outcome))
    }
  }
} catch (error) {
  const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
  stop(refused ? `Nothing answers on port ${port}: run npm start in another terminal first.` : String(error))
}

const paid = outcomes.filter(({ isPaid }) => isPaid).length
const unfiled = outcomes.filter(({ isUnfiled }) => isUnfiled).length
const waits = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
const regions = [...new Set(outcomes.map(({ company }) => company.region))]
const balances = await Promise.all(regions.map(balanceOf))
console.log(
  `\n${paid} of ${outcomes.length} paid${unfiled === 0 ? '' : `, ${unfiled} where the product is not filed,`} in ${((performance.now() - started) / 1000).toFixed(0)} s; median ${(waits[Math.floor(waits.length / 2)] ?? 0).toFixed(0)} ms of the platform’s time from name to paid policy.`,
)
console.log(
  `Trial balance: ${balances.reduce((sum, each) => sum + Math.abs(each), 0)} (${regions.map((region, index) => `${region} ${balances[index]}`).join(', ')})`,
)
process.exitCode = paid + unfiled === outcomes.length && balances.every((each) => each === 0) ? 0 : 1
