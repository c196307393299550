import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
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

chapter('a page that is long on its way says so, and so does one without a connection', async () => {
  const visitor = meet(await visit(region))
  await visitor.page.goto('/login')
  await signIn(visitor, producer)
  await visitor.page.waitForURL('**/agency/dashboard')
  let open = (): void => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await visitor.page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await visitor.page.goto(`/agency/quotes/${prepared.quoteId}`, { waitUntil: 'commit' })
  await sees(visitor.page.getByText('Loading…'))
  await visitor.shot('on-its-way')
  open()
  await sees(visitor.page.getByRole('heading', { level: 1, name: prepared.quoteNumber }))
  await visitor.page.getByText('Loading…').waitFor({ state: 'hidden' })
  await visitor.page.context().setOffline(true)
  await sees(visitor.page.getByText(/^You are offline\./))
  await visitor.page.context().setOffline(false)
  await visitor.page.getByText(/^You are offline\./).waitFor({ state: 'detached' })
})

chapter('what is not there is told as such, with the way home', async () => {
  const visitor = meet(await visit(region))
  await visitor.page.goto('/login')
  await signIn(visitor, producer)
  await visitor.page.waitForURL('**/agency/dashboard')
  for (const address of ['quotes/quo_01JH00000000000000000N0NE1', 'quotes/nothing', 'policies/nothing']) {
    await visitor.page.goto(`/agency/${address}`)
    await sees(visitor.page.getByRole('heading', { name: 'This is not here' }))
  }
  await visitor.shot('not-here')
  await visitor.page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await sees(visitor.page.getByRole('heading', { level: 1, name: 'Dashboard' }))
})

chapter('a new tab takes over the session of the others, and the login offers it', async () => {
  const visitor = meet(await visit(region))
  await visitor.page.goto('/login')
  await signIn(visitor, producer)
  await visitor.page.waitForURL('**/agency/dashboard')
  await seesNoMore(visitor.page.locator('[aria-busy="true"]'))
  const row = visitor.page.getByRole('row', { name: prepared.client.name })
  const [tab] = await Promise.all([
    visitor.page.context().waitForEvent('page'),
    row.getByRole('link', { name: prepared.client.name }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await sees(tab.getByRole('heading', { level: 1, name: prepared.quoteNumber }))
  const another = await visitor.page.context().newPage()
  await another.goto(new URL('/login', visitor.page.url()).href)
  await another.mouse.move(40, 40)
  await another.getByRole('button', { name: /^Continue as / }).click()
  await sees(another.getByRole('heading', { level: 1, name: 'Dashboard' }))
})
