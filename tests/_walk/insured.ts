import { regionClient } from '#cdk/local/journey/client.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { demoPassword, people } from '#cdk/local/seed/cast.ts'
import { createUser } from '#shared/contracts/auth/users.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { acceptUserInvite } from '#shared/contracts/auth/invitations.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import type { RegionCode } from '#shared/regions/code.ts'
const port = 4270
export const clientOf = async (region: RegionCode, email: string) => {
  const c = regionClient(region, port)
  const r: any = await c.call(login, { body: { username: email, password: demoPassword } } as never)
  return c.withToken(r.accessToken)
}
export const insured = async (region: RegionCode, nth = 0) => {
  const p: any = people(region)
  const agent = await clientOf(region, p.producer.email)
  const company = readCompanies(new URL('../../companies.csv', import.meta.url).pathname).filter((c) => c.region === region && c.limit <= 1_000_000)[nth]!
  const named = { ...company, name: `${company.name} ${Date.now() % 100000}` , contactEmail: `c${Date.now()}@walk.example` }
  const accountId = await openAccount(agent, named as never)
  const quote = await requestQuote(agent, accountId, named as never)
  const email = `walk${Date.now()}@connected.example`
  const admin = await clientOf(region, p.superAdmin.email)
  await admin.call(createUser, { body: { email, firstName: 'Ada', lastName: 'Archer', phone: '', roleId: 'Account Admin', primaryContact: false, billingContact: false, accountIds: [accountId] } } as never)
  const token = await waitForMail(port, email, new RegExp(`${linkPages.userInvited}\\S*#([\\w.-]+)`))
  await regionClient(region, port).call(acceptUserInvite, { body: { token, password: demoPassword } })
  return { accountId, email, quoteId: (quote as any).id, agent, total: (quote as any).totalPremium ?? (quote as any).total }
}
if (process.argv[2]) { const i = await insured(process.argv[2] as never, Number(process.argv[3] ?? 0)); console.log(JSON.stringify({ accountId: i.accountId, email: i.email, quoteId: i.quoteId, total: i.total })) }
