import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { answerCookies, sees, seesNoMore } from './seeing.ts'
import { type Issued, type Prepared, prepareAnother, preparePolicy } from './steps/prepare.ts'
import { signIn } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('screens', region)
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const
let agent: Visitor
let desk: Visitor
let issued: Issued
let ready: Prepared
let referred: Prepared

/** Opens an address and waits until what is asked for is there. */
const open = async ({ page }: Visitor, path: string): Promise<void> => {
  await page.goto(path)
  await sees(page.getByRole('heading', { level: 1 }))
  await seesNoMore(page.locator('.MuiSkeleton-root'))
}

const agentScreens = (): readonly string[] => [
  `/agency/quotes/${ready.quoteId}`,
  `/agency/quotes/${ready.quoteId}/edit`,
  `/agency/quotes/P100/${issued.accountId}/quote`,
  `/agency/policies/${issued.policyId}`,
  `/quote/${ready.quoteId}/request-to-bind/P100`,
  `/policy/${issued.policyId}/accountant-payment`,
]

/** Makes the window another size and waits until the page has settled in it. */
const resize = async ({ page }: Visitor, size: (typeof sizes)[number]): Promise<void> => {
  await page.setViewportSize(size)
  await seesNoMore(page.locator('.MuiSkeleton-root'))
}

/** Upper and lower edge of a part of the screen. */
const edges = async (part: ReturnType<Visitor['page']['locator']>): Promise<readonly [number, number]> => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('This part is not on the screen.')
  return [box.y, box.y + box.height]
}

chapter('the question about cookies covers neither a decision nor a way to pay', async () => {
  issued = await preparePolicy(region, 'Fitzsimmons Architects LLP')
  ready = await prepareAnother(region, issued)
  referred = await prepareAnother(region, issued, 4_000_000)
  desk = meet(await visit(region, 'phone'))
  await desk.page.goto(`/admin/quotes/${referred.quoteId}`)
  await signIn(desk, underwriter)
  const { page } = desk
  const question = page.getByRole('region', { name: 'Cookies' })
  await sees(question)
  await sees(page.getByRole('region', { name: 'Decision' }))
  const [, foot] = await edges(question)
  const [decision] = await edges(page.getByRole('region', { name: 'Decision' }))
  expect(foot).toBeLessThanOrEqual(decision)
  await page.getByRole('button', { name: 'Take referral' }).click({ trial: true })
  await desk.shot('70-cookies')
  agent = meet(await visit(region, 'phone'))
  await agent.page.goto('/login')
  await signIn(agent, producer)
  await agent.page.waitForURL('**/agency/**')
  await open(agent, `/policy/${issued.policyId}/accountant-payment`)
  await sees(agent.page.getByRole('region', { name: 'Cookies' }))
  await agent.page.getByRole('button', { name: /^Pay \$/ }).click({ trial: true })
  await answerCookies(agent.page)
  await answerCookies(page)
})

chapter('why a quote is referred and how good the risk is are the first to be seen, on every screen', async () => {
  const { page } = desk
  await open(desk, `/admin/quotes/${referred.quoteId}`)
  for (const size of sizes) {
    await resize(desk, size)
    const [bar] = await edges(page.getByRole('region', { name: 'Decision' }))
    const [, reason] = await edges(page.getByText('The limit is above the binding authority').first())
    const [, score] = await edges(page.getByText('Risk score', { exact: true }).first())
    expect(reason, `the reason at ${size.width}`).toBeLessThan(bar)
    expect(score, `the score at ${size.width}`).toBeLessThan(bar)
    await fits(desk)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const gauge = page.getByRole('figure', { name: 'Risk score' })
  const [, foot] = await edges(gauge)
  const [bar] = await edges(page.getByRole('region', { name: 'Decision' }))
  expect(foot).toBeLessThan(bar)
})

chapter('quote, calculator, policy, review and payment fit every screen, and in the dark keep nobody out', async () => {
  await agent.page.emulateMedia({ colorScheme: 'dark' })
  for (const path of agentScreens()) {
    await open(agent, path)
    for (const size of sizes) {
      await resize(agent, size)
      await fits(agent)
    }
    expect(await barriers(agent), path).toEqual([])
  }
})

chapter('the workbench keeps nobody out in the dark either', async () => {
  await desk.page.emulateMedia({ colorScheme: 'dark' })
  await desk.page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  await desk.page.setViewportSize({ width: 1440, height: 900 })
  expect(await barriers(desk)).toEqual([])
  await desk.shot('71-workbench-dark')
})

chapter('the table of a chart is one click beside its heading', async () => {
  const { page } = agent
  await open(agent, `/agency/quotes/${ready.quoteId}`)
  const panel = page.getByRole('region', { name: 'How the price comes about' })
  const toggle = panel.getByRole('button', { name: 'Show as table' })
  const [top, bottom] = await edges(toggle)
  const [heading] = await edges(panel.getByRole('heading', { name: 'How the price comes about' }))
  expect(heading).toBeGreaterThanOrEqual(top - 4)
  expect(heading).toBeLessThan(bottom)
  await toggle.click()
  await sees(panel.getByRole('table'))
})

chapter('taking a coverage out marks the coverage, not the base rate', async () => {
  const { page } = agent
  await open(agent, `/agency/quotes/P100/${issued.accountId}/quote`)
  const panel = page.getByRole('complementary', { name: 'Price' }).first()
  await sees(panel.getByText('Ready to bind'))
  await page.getByRole('switch', { name: /^Public Relations/ }).click()
  await sees(panel.getByRole('status').filter({ hasText: /less without Public Relations/ }))
})

chapter('tabs show arrows where they do not fit, and none as soon as they do', async () => {
  const { page } = agent
  const size = { width: 700, height: 900 }
  await page.setViewportSize(size)
  await open(agent, `/agency/accounts/${issued.accountId}`)
  const arrows = page.locator('.MuiTabScrollButton-root')
  await sees(arrows)
  const missing = await page
    .locator('.MuiTabs-root')
    .first()
    .evaluate((bar) => (bar.querySelector('.MuiTabs-scroller')?.scrollWidth ?? 0) - bar.clientWidth)
  await page.setViewportSize({ ...size, width: size.width + missing + 8 })
  await seesNoMore(arrows)
})
