import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ErrorReport } from '#cdk/local/emulators/errorReports/errorReports.ts'
import { http } from '#cdk/local/journey/client.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { reads, sees } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'au'
const { producer } = people(region)
const { chapter, meet } = story('error-reports', region)

/** What only the person and the server may know, as an error could carry it along. */
const key = 'q3Vh0ZkF7rB1xY9cT5mW2nL8sD4gJ6pAeUiOoQyRtKw'

const reports = async (): Promise<readonly ErrorReport[]> => {
  const asked = { port: platform().port, host: 'errors.localhost', method: 'GET', path: '/reports.json' }
  return JSON.parse((await http(asked)).body)
}

const errorsOf = async (word: string) =>
  (await reports()).filter(({ kind, text }) => kind === 'event' && text.includes(word))

const arrived = (word: string) =>
  reads(
    () => errorsOf(word),
    (found) => found.length > 0,
    `a report of ${word}`,
  )

/** The files of the app that a page loads, by name. */
const loadedBy = ({ page }: Visitor) => {
  const names: string[] = []
  page.on('request', (request) => names.push(new URL(request.url()).pathname))
  return names
}

const isReporting = (name: string) => /reporter|recording/.test(name)

/** Something breaks that no screen takes care of; the browser says so as well. */
const breaks = async (visitor: Visitor, message: string): Promise<void> => {
  await visitor.page.evaluate((said) => {
    setTimeout(() => {
      throw new Error(said)
    })
  }, message)
  await reads(visitor.troubles, (heard) => heard.some((each) => each.includes(message)), `the error ${message}`)
}

let agent: Visitor
let loaded: string[]

chapter('the login loads nothing that reports', async () => {
  agent = meet(await visit(region))
  loaded = loadedBy(agent)
  await agent.page.goto('/login')
  await sees(agent.page.getByLabel('Email'))
  await agent.page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click()
  await agent.page.waitForLoadState('networkidle')
  expect(loaded.filter(isReporting)).toEqual([])
})

chapter("what breaks in the agency's dashboard is reported, without keys, names and addresses", async () => {
  await arrive(agent, producer)
  await sees(agent.page.getByRole('heading', { level: 1, name: 'Dashboard' }))
  await breaks(agent, `Lost before long: ${producer.email} at /validate/${key}?code=482913`)
  const [report] = await arrived('Lost before long')
  const event = JSON.parse(report?.text ?? '{}')
  expect(event).toMatchObject({
    environment: 'local',
    release: expect.any(String),
    user: { id: expect.stringMatching(/^usr_/) },
    tags: { persona: 'AGENCY', region },
    exception: { values: [{ value: 'Lost before long: … at /validate/…' }] },
  })
  expect(Object.keys(event.user)).toEqual(['id'])
  expect(loaded.filter(isReporting).length).toBeGreaterThan(0)
})

chapter('a page that cannot be shown is reported with the fatal screen', async () => {
  const { page } = agent
  await page.route('**/assets/UsersPage-*.js', (route) => route.abort())
  await page.goto('/agency/users?search=Holloway')
  await sees(page.getByRole('button', { name: 'Copy Error Details' }))
  const [report] = await arrived('UsersPage')
  expect(JSON.parse(report?.text ?? '{}')).toMatchObject({ transaction: '/agency/users' })
})

chapter('a visit with an error is recorded, as shapes without words', async () => {
  const { page } = agent
  const recorder = page.waitForResponse('**/assets/recording-*.js')
  await page.goto('/agency/dashboard')
  await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }))
  await recorder
  let times = 0
  const recordings = await reads(
    async () => {
      // Only what breaks once the recorder runs is recorded, and it runs a moment after it has arrived.
      times += 1
      await breaks(agent, `Lost in the dashboard for the ${times}. time`)
      await sleep(1000)
      return (await reports()).filter(({ kind }) => kind === 'replay_recording')
    },
    (found) => found.length > 0,
    'a recording',
  )
  const all = recordings.map(({ text }) => text).join('\n')
  expect(all).toContain('"tagName":"main"')
  for (const word of ['"Skip to', '"Premium', producer.firstName, producer.lastName]) expect(all).not.toContain(word)
})

chapter('nothing that was reported opens or names anything', async () => {
  const all = (await reports()).map(({ text }) => text).join('\n')
  for (const secret of [key, '482913', 'eyJ', 'Holloway', producer.email, producer.password, producer.lastName])
    expect(all).not.toContain(secret)
})

chapter('who wants only what is necessary is not recorded; after signing out nothing is reported', async () => {
  const careful = meet(await visit(region))
  const names = loadedBy(careful)
  await careful.page.goto('/login')
  await careful.page.getByRole('button', { name: 'Only necessary' }).click()
  await arrive(careful, producer)
  await sees(careful.page.getByRole('heading', { level: 1, name: 'Dashboard' }))
  await breaks(careful, 'Lost without a recording')
  await arrived('Lost without a recording')
  expect(names.filter((name) => name.includes('recording'))).toEqual([])
  await careful.page.getByRole('button', { name: /account and settings$/ }).click()
  await careful.page.getByRole('menuitem', { name: 'Sign out' }).click()
  await careful.page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await careful.page.waitForURL('**/login')
  await breaks(careful, 'Lost at the login')
  await breaks(agent, 'Lost after the login')
  await arrived('Lost after the login')
  expect(await errorsOf('Lost at the login')).toEqual([])
})
