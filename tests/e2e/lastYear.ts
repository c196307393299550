import { join } from 'node:path'
import { root } from '#cdk/local/application.ts'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { bindAndIssue, openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'
import { regionCodes } from '#shared/regions/code.ts'

/**
 * Run by itself with `PALISADE_CLOCK` in the past: fills a folder with who can sign in and a policy of that time, and says
 * which one. A process has one clock, so that what is to be found later is made by another.
 */
const [dataDir = '', asked] = process.argv.slice(2)
const region = regionCodes.find((each) => each === asked) ?? 'us'
const platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region], web: 'none' })
await seedCast(platform)
const company = readCompanies(join(root, 'companies.csv')).find((each) => each.region === region)
if (company === undefined) throw new Error(`There is no company of ${region}.`)
const people = await signIn(region, platform.port)
const accountId = await openAccount(people.agent, company)
const quote = await requestQuote(people.agent, accountId, company)
const { id: policyId, policyNumber } = await bindAndIssue({ ...people, port: platform.port }, quote, company)
await platform.settled()
await platform.stop()
console.log(JSON.stringify({ accountId, policyId, policyNumber, company }))
