import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { listLedgerEntries, getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { getBalance } from '#shared/contracts/billing/payments.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { agentIssueQuote, bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import { readCompanies } from './journey/company.ts'
import { signIn } from './journey/signIn.ts'
import { openAccount, requestQuote, pay, release } from './journey/steps.ts'
const port = 3555
let child: ChildProcess
const boot = async () => {
  child = spawn(process.execPath, ['--no-warnings', 'cdk/local/start.ts'], { env: { ...process.env, PORT: '3555', PALISADE_DATA: '/tmp/pd' }, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((done) => child.stdout?.on('data', (d) => String(d).includes('Ctrl-C') && done()))
}
await boot()
const companies = readCompanies('companies.csv').filter((c) => c.region === 'us').slice(17, 24)
for (const [i, company] of companies.entries()) {
  try {
  const { agent, underwriter } = await signIn('us', port)
  const id = await openAccount(agent, company)
  const quote = await requestQuote(agent, id, company)
  if (quote.agencyStatus === 'REFERRED') await release(underwriter, quote)
  const params = { quoteId: quote.id }
  await agent.call(updateQuote, { params, body: { customerFirstName: company.contactFirstName, customerLastName: company.contactLastName, customerEmail: company.contactEmail, customerPhone: company.contactPhone } })
  await agent.call(bindQuote, { params, body: {} })
  const { policy } = await agent.call(agentIssueQuote, { params, body: {} })
  await sleep(50 + i * 200)
  child.kill('SIGKILL'); await sleep(300)
  await boot()
  const again = await signIn('us', port)
  const t = Date.now(); let p
  do { await sleep(200); p = await again.agent.call(getPolicy, { params: { policyId: policy.id as never }, query: {} }) } while (p.status === 'BOUND' && Date.now() - t < 60000)
  const waited = Date.now() - t
  const paid = await pay(again.anyone, port, p, company)
  await sleep(1500)
  const { content } = await again.admin.call(listLedgerEntries, { params: { policyId: p.id }, query: {} })
  console.log(i, p.policyNumber, p.status, p.documents.state, paid, waited, content.map((e) => e.description).join(' | '))
  } catch (e) { console.log(i, String(e)) }
}
const { admin } = await signIn('us', port)
const { hits } = await admin.call(searchPolicies, { query: { size: 200 } })
let wrong = 0
const sums = new Map<string, number>()
for (const h of hits) {
  const { content } = await admin.call(listLedgerEntries, { params: { policyId: h.id }, query: { size: 200 } })
  const names = content.map((e) => e.description)
  const receivable = content.flatMap((e) => e.lines).filter((l) => l.account === '1110').reduce((s, l) => s + l.debit - l.credit, 0)
  const { balance } = await admin.call(getBalance, { params: { policyId: h.id } })
  for (const l of content.flatMap((e) => e.lines)) sums.set(l.account, (sums.get(l.account) ?? 0) + l.debit - l.credit)
  if (balance !== receivable || names.filter((n) => n === 'Premium written').length !== 1 || names.filter((n) => n === 'Payment received').length > 1) { wrong += 1; console.log('WRONG', h.policyNumber, names, balance, receivable) }
}
const sheet = await admin.call(getTrialBalance, { query: {} })
console.log('policies', hits.length, 'wrong', wrong, 'total', sheet.total, 'sheet equals entries:', sheet.accounts.every((a) => a.balance === (sums.get(a.code) ?? 0)))
child.kill('SIGKILL')
process.exit(0)
