import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { type Visitor, visit } from './visitor.ts'

const script = '**/recaptcha/api.js*'

/** Has the captcha's script answer otherwise than the sandbox's does. */
const answerWith = async ({ page }: Visitor, execute: string): Promise<void> => {
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.grecaptcha = { ready: (then) => then(), execute: ${execute} }`,
    }),
  )
}

const askForLink = async ({ page }: Visitor, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
}

const forgetful = async (region: RegionCode): Promise<Visitor> => {
  const visitor = await visit(region)
  await visitor.page.goto('/forgot-password')
  return visitor
}

for (const region of everywhere) {
  const { agent } = people(region)
  const { chapter, meet } = story('captcha', region)

  chapter('whoever forgot the password is taken for a human without being asked, with the locale’s key', async () => {
    const visitor = meet(await forgetful(region))
    const asked = visitor.page.waitForRequest(script)
    await askForLink(visitor, agent.email)
    const key = new URL((await asked).url()).searchParams.get('render')
    expect(key).toBe(regionOf(region).captchaSiteKey)
    expect(key).toContain(regionOf(region).locale)
    await sees(visitor.page.getByText('a link to choose a new password is on its way'))
  })
}

const { chapter, meet } = story('captcha', 'us')
const { agent, producer } = people('us')

chapter('a captcha that cannot be had says so', async () => {
  const visitor = meet(await forgetful('us'))
  await visitor.page.route(script, (route) => route.abort())
  await askForLink(visitor, agent.email)
  await sees(visitor.page.getByText('Not able to load captcha at this time'))
  // What was missing is asked for again with the next try.
  await visitor.page.unroute(script)
  await visitor.page.getByRole('button', { name: 'Send link' }).click()
  await sees(visitor.page.getByText('a link to choose a new password is on its way'))
})

chapter('a captcha that does not answer asks to load the page anew', async () => {
  const visitor = meet(await forgetful('us'))
  await answerWith(visitor, "() => Promise.reject(new Error('expired'))")
  await askForLink(visitor, agent.email)
  await sees(visitor.page.getByText('Please refresh the page.'))
})

chapter('whoever is taken for a robot is told so', async () => {
  const visitor = meet(await forgetful('us'))
  await answerWith(visitor, "async () => 'sandbox.robot'")
  await askForLink(visitor, agent.email)
  await sees(visitor.page.getByText('Unable to verify if you are a human or a robot...'))
})

chapter('after three failures the login asks the captcha by itself; a human notices nothing', async () => {
  const visitor = meet(await visit('us'))
  const { page } = visitor
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/recaptcha/api.js')) loaded.push(request.url())
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(producer.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const enter = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    const answered = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname.endsWith('/login') && answer.status() !== 428,
    )
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    return (await answered).status()
  }
  for (let index = 0; index < 3; index += 1) expect(await enter('not the password')).toBe(401)
  await sees(page.getByText('Login failed. Please double check your email and password.'))
  expect(await enter(producer.password)).toBe(200)
  await page.waitForURL('**/agency/dashboard')
  expect(loaded).toHaveLength(1)
})
