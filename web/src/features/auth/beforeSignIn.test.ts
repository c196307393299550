import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { getValidationToken } from '#shared/contracts/auth/invitations.ts'
import { listPasswordConstraints } from '#shared/contracts/auth/passwords.ts'
import { getWorkflow } from '#shared/contracts/auth/workflows.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw, tab } = await openBrowser()
const { i18n } = await import('../../i18n/i18n.ts')
const { problemFrom } = await import('../../api/problem.ts')
const { PasswordRequirements } = await import('../../forms/PasswordRequirements.tsx')
const { takeOrigin } = await import('../../layout/origin.ts')
const { accessFailure } = await import('./accessFailure.ts')
const { CaptchaFailure } = await import('../../api/captcha.ts')
const { forgotPasswordFailure } = await import('./forgotPasswordFailure.ts')
const { NewPasswordForm } = await import('./forms/NewPasswordForm.tsx')
const { PasswordForm } = await import('./forms/PasswordForm.tsx')
const { SsoForm } = await import('./forms/SsoForm.tsx')
const { UsernameForm } = await import('./forms/UsernameForm.tsx')
const { joinFailure } = await import('./joinFailure.ts')
const { ApplicationSignedPage } = await import('./pages/ApplicationSignedPage.tsx')
const { ForgotPasswordPage } = await import('./pages/ForgotPasswordPage.tsx')
const { LoginExistingPage } = await import('./pages/LoginExistingPage.tsx')
const { LoginPage } = await import('./pages/LoginPage.tsx')
const { LogoutPage } = await import('./pages/LogoutPage.tsx')
const { PasswordExpiredPage } = await import('./pages/PasswordExpiredPage.tsx')
const { ResendValidationPage } = await import('./pages/ResendValidationPage.tsx')
const { SignUpSubmittedPage } = await import('./pages/SignUpSubmittedPage.tsx')
const { SignUpValidationPage } = await import('./pages/SignUpValidationPage.tsx')
const { ValidatePage } = await import('./pages/ValidatePage.tsx')
const { LinkFailure } = await import('./parts/LinkFailure.tsx')
const { LoginFailure } = await import('./parts/LoginFailure.tsx')
const { ResetLinkFailure } = await import('./parts/ResetLinkFailure.tsx')
const { signUpFailure } = await import('./signUpFailure.ts')

const t = i18n.getFixedT(null, 'auth')
const refused = (status: number, detail?: string) =>
  problemFrom(status, detail ? { detail } : undefined, { operation: 'anything' })
const nothing = () => undefined
const labels = ({ fields }: { fields: readonly { label: string }[] }) => fields.map(({ label }) => label)
const words = (all: readonly { words: string }[]) => all.map((each) => each.words)

describe('the login', () => {
  it('asks for the e-mail alone where single sign-on is on; Continue waits for it', async () => {
    const page = await draw(h(LoginPage))
    expect(labels(page)).toEqual(['Email'])
    expect(page.buttons).toEqual([{ words: 'Continue', enabled: false }])
  })

  it('says that the look-up failed and asks again', async () => {
    const form = h(UsernameForm, { username: '', failed: true, onTyping: nothing, onFound: nothing, onFailed: nothing })
    expect((await draw(form)).text).toContain(
      'An error occurred while checking if SSO is enabled. Please enter your email to try again.',
    )
  })

  it('with a password offers to remember the device, another password and another validation e-mail', async () => {
    const form = { username: 'ada@harborpine.example', onEditUsername: nothing, onSso: undefined }
    const { fields, buttons, links, text } = await draw(h(PasswordForm, form))
    expect(text).toContain('ada@harborpine.example')
    expect(fields.map(({ label, type }) => [label, type])).toEqual([
      ['Password', 'password'],
      ['Remember this device', 'checkbox'],
    ])
    expect(buttons).toContainEqual({ words: 'Login', enabled: true })
    expect(links).toEqual([
      { words: 'Forgot Password', to: '/forgot-password' },
      { words: 'Resend Validation Email', to: '/resend-validation' },
    ])
    expect(words(buttons)).not.toContain('Reset MFA')
    expect(words(buttons)).not.toContain('Login with SSO')
  })

  it('with a password offers single sign-on to whose domain has it', async () => {
    const form = { username: 'ada@harborpine.example', onEditUsername: nothing, onSso: nothing }
    expect(words((await draw(h(PasswordForm, form))).buttons)).toContain('Login with SSO')
  })

  it('with single sign-on continues there, or with a password', async () => {
    const page = await draw(h(SsoForm, { username: 'a@b.example', onEditUsername: nothing, onPassword: nothing }))
    expect(labels(page)).toEqual(['Remember this device'])
    expect(words(page.buttons)).toEqual(['Edit', 'Continue with SSO', 'Login with Password'])
  })

  it.each([
    [401, undefined, 'Login failed. Please double check your email and password.'],
    [403, 'The access of your organization is suspended.', 'The access of your organization is suspended.'],
    [403, undefined, 'An unexpected error occurred. Please try again.'],
    [409, undefined, 'Invalid credentials. Please try again.'],
    [409, 'Another way in is needed.', 'Another way in is needed.'],
    [412, undefined, 'Email validation required. Resend Validation Email'],
    [412, 'Confirm your email first.', 'Confirm your email first. Resend Validation Email'],
    [404, undefined, 'An unexpected error occurred. Please try again.'],
    [500, 'stack', 'An unexpected error occurred. Please try again.'],
  ])('answered %i %s says: %s', async (status, detail, said) => {
    const { text, links } = await draw(h(LoginFailure, { error: refused(status, detail) }))
    expect(text).toBe(said)
    expect(words(links)).toEqual(status === 412 ? ['Resend Validation Email'] : [])
  })

  it('tells people whom a link sent here that they are users already', async () => {
    for (const flag of ['user', 'quote', 'agent'])
      expect((await draw(h(LoginPage), { at: `/login?existing=${flag}` })).text).toContain(
        'You already have an account.',
      )
    const { text, links } = await draw(h(LoginExistingPage))
    expect(text).toContain('You already have an account')
    expect(links).toContainEqual({ words: 'Sign in', to: '/login' })
  })
})

describe('the landing page of a link', () => {
  const landing = (tokenType: string, more: object = {}) => {
    const guest = { email: 'grace@join.example', firstName: 'Grace', lastName: 'Hill', accountType: 'AGENCY' }
    const answer = { ...guest, tokenType, ...more }
    return draw(h(SignUpValidationPage), {
      at: '/signup-validation/abc?invitationCode=ABCDE23456',
      route: '/signup-validation/:token',
      answers: [[getValidationToken, { body: { token: 'abc' } }, answer]],
    })
  }
  const signUpLabels = ['Invitation Code', 'Organization Name', 'First Name', 'Last Name', 'Create Password', 'NPN #']
  const agreement = 'I agree to the Terms of Service and Privacy Policy'

  it('NEW_ACCOUNT shows the sign-up, its fields in order, waiting for the agreement', async () => {
    const page = await landing('NEW_ACCOUNT')
    expect(page.html).toMatch(/<input[^>]*name="invitationCode"[^>]*value="ABCDE23456"/)
    expect(page.text).toMatch(/^Welcome to the product, please complete your Sign-Up grace@join.example/)
    expect(labels(page)).toEqual([...signUpLabels, agreement])
    expect(page.fields[4]).toMatchObject({ type: 'password', placeholder: 'must be minimum 8 characters' })
    expect(page.fields[5]).toMatchObject({ name: 'producerNo' })
    expect(page.html).toMatch(/<input[^>]*inputMode="numeric"[^>]*name="producerNo"/)
    expect(words(page.buttons).join()).toContain('National Producer Number')
    expect(page.buttons).toContainEqual({ words: 'Create Account', enabled: false })
    expect(page.links).toContainEqual({ words: 'Have an account? Sign in', to: '/login' })
  })

  it('NEW_ACCOUNT asks the insured for no producer number', async () => {
    expect(labels(await landing('NEW_ACCOUNT', { accountType: 'CUSTOMER' }))).toEqual([
      ...signUpLabels.slice(0, 5),
      agreement,
    ])
  })

  it.each([
    ['EXISTING_ACCOUNT', true],
    ['QUOTE_SENT_NEW_USER', false],
    ['QUOTE_LINK_NEW_AGENT', false],
  ])('%s shows the join form; it asks for the name: %s', async (tokenType, asksName) => {
    expect(labels(await landing(tokenType))).toEqual([
      ...(asksName ? ['First Name', 'Last Name'] : []),
      'Create Password',
      'Confirm Password',
    ])
  })

  it.each([
    ['EXISTING_USER', 'user', undefined],
    ['QUOTE_SENT_EXISTING_USER', 'quote', '/agency/quotes/quo_1'],
    ['QUOTE_LINK_EXISTING_AGENT', 'agent', '/agency/quotes/quo_2'],
  ])('%s leads to the login with the flag %s, and from there to %s', async (tokenType, flag, redirectURL) => {
    const { leadsTo } = await landing(tokenType, redirectURL ? { redirectURL } : {})
    expect(leadsTo).toBe(`/login?existing=${flag}&username=grace%40join.example`)
    expect(takeOrigin({ accountType: 'AGENCY', home: 'home' })).toBe(redirectURL ?? 'home')
  })

  it.each([400, 404])('that expired or never was (%i) says so, with how to go on', async (status) => {
    const { text, links } = await draw(h(LinkFailure, { error: refused(status) }))
    expect(text).toMatch(
      /^Link Expired\/Not Found! Contact support for a new link, or sign in if you have an account\./,
    )
    expect(words(links)).toEqual(['Sign in', 'support.us@palisade.example', '(800) 555-0140'])
  })

  it.each([403, 409, 500])(
    'that fails otherwise (%i) says that the credentials have expired, and leads to the sign-up',
    async (status) => {
      const { text, links } = await draw(h(LinkFailure, { error: refused(status) }))
      expect(text).toContain(
        'Opps! Looks like your credentials have expired. Contact your account admin to get a new link.',
      )
      expect(links).toEqual([{ words: 'Sign up', to: '/signup-validation/new' }])
    },
  )

  it.each([
    [400, 'Must be minimum 8 characters', 'Must be minimum 8 characters'],
    [404, undefined, 'Email Setup Link Expired/Not Found!'],
    [412, undefined, 'Authorization Failed for Token'],
    [412, 'This link is for somebody else.', 'This link is for somebody else.'],
    [409, 'anything', 'Service Unavailable. Please try again.'],
    [503, undefined, 'Service Unavailable. Please try again.'],
  ])('whose join is answered %i %s says: %s', (status, detail, said) => {
    expect(joinFailure(refused(status, detail), t)).toBe(said)
  })

  it('whose join breaks several rules is told all of them', () => {
    const errors = ['Must be minimum 8 characters', 'Must not be a commonly used password'].map((detail) => ({
      detail,
    }))
    const body = { detail: 'This password does not meet the requirements.', errors }
    const problem = problemFrom(400, body, { operation: 'joinAccount' })
    expect(joinFailure(problem, t)).toBe('Must be minimum 8 characters, Must not be a commonly used password')
  })

  it.each([
    [412, 'The invitation code is not valid.', 'The invitation code is not valid.'],
    [409, 'anything', 'Service Unavailable. Please try again.'],
    [500, undefined, 'Service Unavailable. Please try again.'],
  ])('whose sign-up is answered %i %s says: %s', (status, detail, said) => {
    expect(signUpFailure(refused(status, detail), t)).toBe(said)
  })
})

describe('passwords', () => {
  it('are chosen twice; saving waits for both', async () => {
    const form = {
      token: 'abc',
      mismatch: '',
      submitLabel: 'Save password',
      onSubmit: async () => {},
      onProblem: () => true,
    }
    const rules = [{ errorCode: 'TOO_SHORT', displayText: 'Must be minimum 8 characters' }]
    const page = await draw(h(NewPasswordForm, form), { answers: [[listPasswordConstraints, {}, rules]] })
    expect(labels(page)).toEqual(['New Password', 'Confirm Password'])
    expect(page.buttons).toContainEqual({ words: 'Save password', enabled: false })
  })

  it('show each of the server’s rules as met or not met', async () => {
    const requirements = [
      { code: 'TOO_SHORT', text: 'Must be minimum 8 characters', state: 'met' },
      { code: 'COMMON', text: 'Must not be a commonly used password', state: 'unmet' },
    ] as const
    const anchor = {} as HTMLElement
    expect((await draw(h(PasswordRequirements, { id: 'rules', requirements, anchor, open: true }))).text).toBe(
      'Your password Must be minimum 8 characters (met) Must not be a commonly used password (not met)',
    )
  })

  it.each([400, 404])('are not reset by a link that expired (%i)', async (status) => {
    const { text, links } = await draw(h(ResetLinkFailure, { error: refused(status) }))
    expect(text).toContain(
      "The reset link you're using has expired and you will need to get a new one to continue resetting your password",
    )
    expect(links).toContainEqual({ words: 'Forgot Password', to: '/forgot-password' })
  })

  it('are not reset by a link of somebody else (401): to the login', async () => {
    expect((await draw(h(ResetLinkFailure, { error: refused(401) }))).leadsTo).toBe('/login')
  })

  it.each([409, 500])('are not reset in any other case, and the status is told (%i)', async (status) => {
    expect((await draw(h(ResetLinkFailure, { error: refused(status) }))).text).toContain(
      `An unexpected error has occurred ${status}`,
    )
  })

  it('that are forgotten or too old are replaced by a link to the e-mail', async () => {
    for (const [page, heading] of [
      [ForgotPasswordPage, 'Forgot Password'],
      [PasswordExpiredPage, 'Your password has expired'],
    ] as const) {
      const { text, fields } = await draw(h(page))
      expect(text).toMatch(new RegExp(`^${heading}`))
      expect(fields).toMatchObject([{ label: 'Email', type: 'email' }])
    }
  })

  it.each([
    ['the captcha’s script cannot be had', () => new CaptchaFailure('load'), 'Not able to load captcha at this time'],
    ['the captcha does not answer', () => new CaptchaFailure('refresh'), 'Please refresh the page.'],
    [
      'the captcha’s answer is refused',
      () => refused(428, 'Unable to verify if you are a human or a robot...'),
      'Unable to verify if you are a human or a robot...',
    ],
    [
      'servers are in trouble',
      () => refused(503),
      'Not able to reset password at this time. Please try again after sometime.',
    ],
    ['nobody says why', () => refused(409), 'Cannot reset password at this time...'],
  ])('are not sent a link when %s', (_, failure, said) => {
    expect(forgotPasswordFailure(failure(), t)).toBe(said)
  })
})

describe('the one-time code', () => {
  it('is six digits, sent to a masked contact', async () => {
    const contacts = { flow: 'E_PAY', flowUserEmail: 'i•••@flow.example', flowUserPhone: '••• ••• 0199' }
    const workflowId = 'wfl_01JH0000000000000000000W09'
    const { text, fields, buttons } = await draw(h(ValidatePage), {
      at: `/validate/${workflowId}`,
      route: '/validate/:workflowId',
      answers: [[getWorkflow, { params: { workflowId } }, contacts]],
    })
    expect(text).toContain('A one-time code opens the payment page of your policy.')
    expect(text).toContain('6 digits; a code works once and for 5 minutes')
    expect(fields).toMatchObject([{ label: 'Access code', name: 'secret' }])
    expect(buttons).toEqual([
      { words: 'Send code to i•••@flow.example', enabled: true },
      { words: 'Text code to ••• ••• 0199', enabled: true },
      { words: 'Continue', enabled: false },
    ])
  })

  it.each([
    [500, 'stack', 'Site Under Maintainence!'],
    [502, undefined, 'Site Under Maintainence!'],
    [410, 'This code has expired. Ask for another.', 'This code has expired. Ask for another.'],
    [401, undefined, 'Not able to authenticate the user.'],
    [404, undefined, 'Not able to authenticate the user.'],
  ])('answered %i %s says: %s', (status, detail, said) => {
    expect(accessFailure(refused(status, detail), t)).toBe(said)
  })
})

describe('pages that tell one thing', () => {
  it('sign-up submitted: look into the mailbox', async () => {
    const { text, links } = await draw(h(SignUpSubmittedPage))
    expect(text).toContain('Thank you for signing up! Please check your email and confirm your account.')
    expect(links).toContainEqual({ words: 'Resend Validation Email', to: '/resend-validation' })
  })

  it('resend validation: the e-mail to send to', async () => {
    const { fields, buttons } = await draw(h(ResendValidationPage))
    expect(fields).toMatchObject([{ label: 'Email', type: 'email' }])
    expect(words(buttons)).toEqual(['Resend Validation Email'])
  })

  it('logged out: and how to sign in again', async () => {
    const { text, links } = await draw(h(LogoutPage))
    expect(text).toContain("You've been successfully logged out.")
    expect(links).toContainEqual({ words: 'Sign in', to: '/login' })
  })

  it('application signed: what comes next, and support', async () => {
    const { text, links } = await draw(h(ApplicationSignedPage))
    expect(text).toContain(
      'Thank you for signing the Application! Your policy documents are being generated. Please check your email or contact your agent for next steps and payment options.',
    )
    expect(links[0]).toEqual({ words: 'support.us@palisade.example', to: 'mailto:support.us@palisade.example' })
  })
})

describe('the tab', () => {
  it('has nobody signed in at first', () => expect([...tab.keys()]).not.toContain('palisade.session'))
})
