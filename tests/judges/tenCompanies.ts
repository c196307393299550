import { root } from '#cdk/local/application.ts'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { travel } from '#cdk/local/journey/travel.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { inTurn } from '#tests/turn.ts'
import type { Finding } from './judge.ts'

/**
 * A program: ten companies over the regions, or those of the region that has its turn, go from their name to a paid policy,
 * on a platform of its own in the folder that it is given, on the DynamoDB of AWS_ENDPOINT_URL_DYNAMODB. Prints what went wrong as findings, in JSON.
 */
const [dataDir = ''] = process.argv.slice(2)
const regions = inTurn(regionCodes, regionCodes.length)
const platform = await startPlatform({ dataDir, regions, web: 'none', authenticators, ssoPeople })
const { port } = platform
await seedCast(platform)

const all = readCompanies(`${root}companies.csv`)
const ten = regions.flatMap((region) =>
  // Those at the end of the file are the larger ones, of which some are referred.
  all.filter((company) => company.region === region).slice(region === 'us' ? -4 : -3),
)
const findings: Finding[] = []
for (const company of ten) {
  const { isPaid, isUnfiled, status, documents, problem } = await travel(
    { ...(await signIn(company.region, port)), port },
    company,
  )
  if (isUnfiled === true) continue
  if (isPaid !== true)
    findings.push({ rule: 'paid policy', at: `${company.region} ${company.name}`, says: problem ?? `stays ${status}` })
  else if (documents.length === 0)
    findings.push({ rule: 'documents', at: `${company.region} ${company.name}`, says: 'has none' })
}
await platform.settled(120_000)
for (const region of regions) {
  const { admin } = await signIn(region, port)
  const { total } = await admin.call(getTrialBalance, { query: { currency: regionOf(region).currency } })
  if (total !== 0) findings.push({ rule: 'trial balance', at: region, says: `is ${total}` })
}
console.log(JSON.stringify(findings))
await platform.stop()
process.exit(0)
