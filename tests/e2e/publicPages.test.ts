import { expect } from 'vitest'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { answerCookies, reads, sees, seesNoMore } from './seeing.ts'
import { type Visitor, visit } from './visitor.ts'

const { chapter, meet } = story('public-pages', 'us')

/** What a page is called in pictures, its address, and words by which it is there. */
const pages = [
  ['login', '/login?username=dana%40bluebonnet.example', 'Continue'],
  ['login-existing', '/login-existing', 'You already have an account'],
  ['logout', '/logout', "You've been successfully logged out."],
  [
    'signup-submitted',
    '/signup-submitted',
    'Thank you for signing up! Please check your email and confirm your account.',
  ],
  ['forgot-password', '/forgot-password', 'Send link'],
  ['password-expired', '/password-expired', 'Your password has expired'],
  ['serverdown', '/serverdown', 'Our servers seem to be having trouble. Please try again later.'],
  ['application-signed', '/application-signed', 'Thank you for signing the Application!'],
  ['loading-failed', '/loading/none', 'An error occurred while generating the token. Please try again.'],
  ['code-refused', '/validate/none', 'Not able to authenticate the user.'],
  ['signup', '/signup-validation/new', 'Welcome to the product, please complete your Sign-Up'],
  ['link-expired', '/signup-validation/none', 'Link Expired/Not Found!'],
  ['resend-validation', '/resend-validation', 'Resend Validation Email'],
  ['confirm-user-expired', '/confirmUser/none', 'Link Expired/Not Found!'],
  ['reset-link-expired', '/confirmPasswordReset/none', "The reset link you're using has expired"],
  ['invitation-expired', '/user-invited/none', 'Link Expired/Not Found!'],
  ['developers', '/developers', 'First call'],
  ['developers-reference', '/developers?section=reference', 'Download OpenAPI document'],
  ['developers-errors', '/developers?section=errors', 'access.codeExpired'],
  ['developers-sandbox', '/developers?section=sandbox', '4000 0000 0000 0002'],
  ['terms', '/terms', 'Quotes and cover'],
  ['privacy', '/privacy', 'Your rights'],
  ['not-found', '/nowhere', 'Page not found'],
] as const

/** Looks at the open page as it is on a laptop and on a phone, by day and by night; keeps pictures of all four. */
const look = async (visitor: Visitor, name: string): Promise<void> => {
  const { page } = visitor
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const size of ['phone', 'laptop'] as const) {
      await visitor.resize(size)
      await fits(visitor)
      await visitor.shot(scheme === 'light' ? `public-${name}` : `public-${name}-dark`)
    }
    expect(await barriers(visitor, scheme === 'light' ? undefined : ['color-contrast']), name).toEqual([])
  }
}

let passerBy: Visitor

for (const [name, address, words] of pages)
  chapter(`the page "${name}" is finished on laptop and phone, by day and by night`, async () => {
    if (name === 'login') {
      passerBy = meet(await visit('us'))
      await passerBy.page.goto('/login')
      await answerCookies(passerBy.page)
    }
    await passerBy.page.goto(address)
    await sees(passerBy.page.getByText(words).first())
    await look(passerBy, name)
  })

chapter('they fit the smallest phone, in every region', async () => {
  for (const region of regionCodes) {
    const visitor = meet(await visit(region, 'phone'))
    await visitor.page.setViewportSize({ width: 360, height: 740 })
    for (const address of ['/login', '/signup-validation/new', '/terms', '/privacy', '/serverdown']) {
      await visitor.page.goto(address)
      await sees(visitor.page.getByRole('heading', { level: 1 }))
      await fits(visitor)
    }
    await visitor.page.goto('/privacy')
    await visitor.shot('public-privacy-small')
  }
})

chapter('a password is held against the rules as it is typed', async () => {
  const visitor = meet(await visit('us', 'phone'))
  const { page } = visitor
  const { email } = people('us').producer
  await page.goto('/forgot-password')
  await answerCookies(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await sees(page.getByText('Check your email'))
  await visitor.shot('public-forgot-password-sent')
  const token = await waitForMail(platform().port, email, new RegExp(`${linkPages.passwordReset}\\S*?#([\\w.-]+)`))
  await page.goto(`${linkPages.passwordReset}#${token}`)
  const password = page.getByLabel('New Password', { exact: true })
  await password.pressSequentially('short', { delay: 30 })
  await sees(page.getByText(/\(not met\)/).first())
  await visitor.shot('public-password-rules')
  expect(await page.getByRole('button', { name: 'Save password' }).isEnabled()).toBe(false)
  await password.fill('quiet lantern over mossy stone')
  await seesNoMore(page.getByText(/\(not met\)/).first())
  await page.getByLabel('Confirm Password').fill('quiet lantern over mossy stones')
  expect(await page.getByRole('button', { name: 'Save password' }).isEnabled()).toBe(false)
  await page.getByLabel('Confirm Password').fill('quiet lantern over mossy stone')
  await reads(
    () => page.getByRole('button', { name: 'Save password' }).isEnabled(),
    (enabled) => enabled,
    'saving waits for nothing any more',
  )
})

chapter('the cookie question comes after a moment and moves nothing', async () => {
  const visitor = meet(await visit('us', 'phone'))
  const { page } = visitor
  await page.goto('/login')
  const heading = page.getByRole('heading', { level: 1 })
  await sees(heading)
  const before = await heading.boundingBox()
  await sees(page.getByRole('region', { name: 'Cookies' }))
  expect(await heading.boundingBox()).toEqual(before)
  await fits(visitor)
  await visitor.shot('public-cookies')
  await answerCookies(page)
  await page.reload()
  await sees(heading)
  await page.waitForTimeout(2000)
  expect(await page.getByRole('region', { name: 'Cookies' }).isVisible()).toBe(false)
})

chapter('a browser that runs none of the app is told which one does', async () => {
  const visitor = meet(await visit('uk'))
  const { page } = visitor
  const script = (await (await page.goto('/unsupported.js'))?.text()) ?? ''
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/unsupported?username=dana%40bluebonnet.example')
  await page.evaluate(script)
  await sees(page.getByText('Please use the latest Chrome.'))
  expect(await page.locator('code').innerText()).toMatch(/\/login\?username=dana%40bluebonnet\.example$/)
  await sees(page.getByText('support.uk@palisade.example'))
  await page.getByRole('button', { name: 'Copy address' }).click()
  await sees(page.getByText('Copied to Clipboard!'))
  await visitor.shot('public-unsupported')
})
