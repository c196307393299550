import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { signIn } from './steps/signIn.ts'
import { visit } from './visitor.ts'

const region = 'au'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('deep-links', region)
let prepared: Prepared

chapter("a quote's address leads to the login and back", async () => {
  prepared = await prepareQuote(region, 'Coolabah Marketing Pty Ltd')
  const visitor = meet(await visit(region))
  const address = `/agency/quotes/${prepared.quoteId}`
  await visitor.page.goto(address)
  await visitor.page.waitForURL('**/login')
  await signIn(visitor, producer)
  await visitor.page.waitForURL(`**${address}`)
  await sees(visitor.page.getByRole('heading', { level: 1, name: prepared.quoteNumber }))
})

chapter('a tab of the dashboard leads to the login and back', async () => {
  const visitor = meet(await visit(region))
  const address = '/agency/dashboard?tab=accounts'
  await visitor.page.goto(address)
  await visitor.page.waitForURL('**/login')
  await signIn(visitor, producer)
  await visitor.page.waitForURL(`**${address}`)
  await sees(visitor.page.getByRole('row', { name: prepared.client.name }))
})

chapter("the underwriters' inbox leads to the login and back", async () => {
  const visitor = meet(await visit(region))
  await visitor.page.goto('/admin/inbox')
  await visitor.page.waitForURL('**/login')
  await signIn(visitor, underwriter)
  await visitor.page.waitForURL('**/admin/inbox')
  await sees(visitor.page.getByRole('heading', { level: 1, name: 'Inbox' }))
})

chapter("another persona's area leads to one's own home", async () => {
  const visitor = meet(await visit(region))
  await visitor.page.goto('/admin/inbox')
  await visitor.page.waitForURL('**/login')
  await signIn(visitor, producer)
  await visitor.page.waitForURL('**/agency/dashboard')
  await sees(visitor.page.getByRole('heading', { level: 1, name: 'Dashboard' }))
})
