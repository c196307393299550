import { join } from 'node:path'
import { root } from '#cdk/local/application.ts'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { bindAndIssue, openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'

/**
 * Run by itself with `PALISADE_CLOCK` in the past, first to fill a folder with a policy of that time that nobody pays, and then
 * nearer to today, when its cancellation is noticed. A process has one clock, so that each time is another's.
 */
const [dataDir = '', deed = ''] = process.argv.slice(2)
const region = 'us'
const platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region], web: 'none' })
if (deed === 'issue') {
  await seedCast(platform)
  const company = readCompanies(join(root, 'companies.csv')).find((each) => each.region === region)
  if (company === undefined) throw new Error(`There is no company of ${region}.`)
  const people = await signIn(region, platform.port)
  const accountId = await openAccount(people.agent, company)
  const quote = await requestQuote(people.agent, accountId, company)
  const { id: policyId, policyNumber } = await bindAndIssue({ ...people, port: platform.port }, quote, company)
  console.log(JSON.stringify({ policyId, policyNumber, company }))
} else {
  await platform.runJob(region, 'policy', 'meetDeadlines')
  await platform.settled()
  await platform.runJob(region, 'billing', 'dunToday')
}
await platform.settled()
await platform.stop()
