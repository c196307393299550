import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { type DemoPerson, demoPassword, people } from '#cdk/local/seed/cast.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { story } from './chapters.ts'
import { aPicture } from './picture.ts'
import { platform } from './platform.ts'
import { answerCookies, reads, sees, seesNoMore } from './seeing.ts'
import { inviteNewcomer, newAgency, newcomer } from './steps/newcomer.ts'
import { prepareQuote } from './steps/prepare.ts'
import { givePassword, isHome, signOut } from './steps/security.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { chapter, meet } = story('people', region)
const invited = 'tilda@astervale.example'
let admin: Visitor
let boss: Visitor
let guest: Visitor
let phone: Visitor
/** The link of the first invitation, which the second one ends. */
let retired = ''

const come = async (person: DemoPerson, size?: 'laptop' | 'phone'): Promise<Visitor> => {
  const visitor = meet(await visit(region, size))
  await arrive(visitor, person)
  await isHome(visitor, person)
  return visitor
}

/** Chooses an entry of the menu of somebody's row. */
const choose = async ({ page }: Visitor, who: string, entry: string): Promise<void> => {
  await page.getByRole('row', { name: who }).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The token of the newest link that was sent to the invited. */
const newestLink = (): Promise<string> =>
  waitForMail(platform().port, invited, new RegExp(`${linkPages.userInvited}\\S*?#([\\w.-]+)`))

const said = ({ page }: Visitor, text: string): Promise<void> => sees(page.getByText(text))

chapter('an administrator adds a team', async () => {
  const organizationId = await newAgency(region, 'Aster & Vale Insurance')
  boss = await come(await newcomer(region, { email: 'boss@astervale.example', role: 'Agency Admin', organizationId }))
  const { page } = boss
  await page.goto('/agency/teams')
  for (const name of ['North', 'South']) {
    await page.getByRole('button', { name: 'Add team' }).first().click()
    await page.getByRole('dialog').getByLabel('Name of the team').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Add team' }).click()
    await said(boss, `The team ${name} is added.`)
  }
  await page.getByRole('button', { name: 'Add team' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the team').fill('north')
  await dialog.getByRole('button', { name: 'Add team' }).click()
  await sees(dialog.getByText('This agency has a team of this name. Choose another name.'))
  await boss.shot('team-taken')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await sees(page.getByText('You have unsaved changes, are you sure you want to cancel?'))
  await page.getByRole('button', { name: 'Discard changes' }).click()
})

chapter('and invites an agent into it', async () => {
  const { page } = boss
  await page.goto('/agency/users')
  await page.getByRole('button', { name: 'Add user' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await sees(dialog.getByText('This field is required'))
  await sees(dialog.getByText('First name is required'))
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Agent' }).click()
  await dialog.getByLabel('First Name').fill('Tilda')
  await dialog.getByLabel('Last Name').fill('Aster')
  await dialog.getByLabel('Email').fill(invited)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('12')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await sees(dialog.getByText('Please select a Team'))
  await sees(dialog.getByText('Invalid phone number'))
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('(512) 555-0191')
  await dialog.getByLabel('Teams').click()
  await page.getByRole('option', { name: 'South' }).click()
  await page.keyboard.press('Escape')
  await sees(dialog.getByLabel('Primary Contact'))
  await sees(dialog.getByLabel('Billing Contact'))
  await boss.shot('add-user')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await said(boss, `${invited} is invited by email.`)
  await sees(page.getByRole('row', { name: 'Tilda Aster' }).getByText('Invited'))
})

chapter('the invitation can be sent again', async () => {
  retired = await newestLink()
  await choose(boss, 'Tilda Aster', 'Resend invitation')
  await said(boss, 'The invitation is sent again.')
})

chapter('the agent chooses a password and is in', async () => {
  guest = meet(await visit(region))
  await guest.page.goto(`${linkPages.userInvited}#${retired}`)
  await said(guest, 'Link Expired/Not Found!')
  const newest = await reads(newestLink, (token) => token !== retired, 'another link')
  await guest.page.goto(`${linkPages.userInvited}#${newest}`)
  await guest.page.getByLabel('New Password', { exact: true }).fill(demoPassword)
  await guest.page.getByLabel('Confirm Password').fill(demoPassword)
  await guest.page.getByRole('button', { name: 'Save password' }).click()
  await guest.page.waitForURL('**/agency/dashboard')
  await answerCookies(guest.page)
  await boss.page.reload()
  await sees(boss.page.getByRole('row', { name: 'Tilda Aster' }).getByText('Active'))
  await boss.shot('users')
})

chapter('the agent’s profile is changed and kept', async () => {
  const { page } = guest
  await page.getByRole('button', { name: /account and settings/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await sees(page.getByRole('tab', { name: 'Profile', selected: true }))
  await sees(page.getByText(invited))
  await page.getByLabel('First Name').fill('Matilda')
  await page.getByLabel('NPN #').fill('1820x4419')
  await guest.shot('profile')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(guest, 'Your profile is saved.')
  await page.reload()
  await reads(
    () => page.getByLabel('NPN #').inputValue(),
    (value) => value === '18204419',
    'the number',
  )
  await sees(page.getByRole('button', { name: 'Matilda Aster: account and settings' }))
})

chapter('a picture becomes the photo, moved and zoomed by keys', async () => {
  const { page } = guest
  const input = page.getByLabel('Upload photo')
  await input.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await said(guest, 'This is not a PNG, JPG or GIF picture. Choose another one.')
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await said(guest, 'The picture is larger than 2 MB. Choose a smaller one.')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPicture(900, 600) })
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
  const picture = dialog.locator('img')
  await sees(picture)
  const before = await picture.boundingBox()
  await dialog.getByRole('application', { name: 'Part of the picture that is shown' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await reads(
    async () => (await picture.boundingBox())?.width ?? 0,
    (width) => width > (before?.width ?? 0),
    'the picture larger',
  )
  await dialog.getByRole('slider', { name: 'Zoom' }).focus()
  await page.keyboard.press('End')
  await reads(
    async () => ((await picture.boundingBox())?.width ?? 0) / (before?.width ?? 1),
    (factor) => Math.abs(factor - 3) < 0.02,
    'three times as large',
  )
  await guest.shot('crop')
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await said(guest, 'Your photo is saved.')
  await sees(page.getByRole('button', { name: /account and settings/ }).locator('img'))
  await boss.page.reload()
  await sees(boss.page.getByRole('row', { name: 'Matilda Aster' }).locator('img'))
  await boss.shot('users-with-photo')
})

chapter('the photo is removed', async () => {
  const { page } = guest
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click()
  await said(guest, 'Your photo is removed.')
  await seesNoMore(page.getByRole('button', { name: /account and settings/ }).locator('img'))
})

chapter('the password is changed by the rules', async () => {
  const { page } = guest
  await page.getByLabel('Current Password').fill('not the right one')
  await page.getByLabel('New Password', { exact: true }).fill('matilda')
  await sees(page.getByRole('listitem').filter({ hasText: 'not met' }))
  await guest.shot('password-rules')
  const next = 'slow tide under tall reeds'
  await page.getByLabel('New Password', { exact: true }).fill(next)
  await page.getByLabel('Confirm Password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
  await said(guest, 'Invalid credentials. Please try again.')
  await page.getByLabel('Current Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await said(guest, 'Your password is changed.')
})

chapter('what one is told of is chosen', async () => {
  const { page } = guest
  await page.getByRole('tab', { name: 'Notifications' }).click()
  const bound = page.getByRole('group', { name: 'A quote is bound' }).getByLabel('Email')
  await bound.uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(guest, 'Your choices are saved.')
  await page.reload()
  await reads(
    () => bound.isChecked(),
    (on) => !on,
    'the choice kept',
  )
  await guest.shot('choices')
})

chapter('the bell rings when a quote is ready', async () => {
  const { quoteNumber, client } = await prepareQuote(region, 'Hickory Press Co.')
  phone = await come(people(region).producer, 'phone')
  const { page } = phone
  const bell = page.getByRole('button', { name: /^Notifications: [1-9]/ })
  const entry = page.getByRole('button', { name: `Quote ${quoteNumber} for ${client.name} is ready.` })
  await reads(
    async () => {
      // What comes while one looks is there when one looks again.
      await page.reload()
      const look = async () => {
        await sees(bell, 3000)
        await bell.click()
        await sees(entry, 3000)
      }
      return look().then(
        () => true,
        () => false,
      )
    },
    (there) => there,
    'the bell tells of the quote',
  )
  await phone.shot('bell')
  await entry.click()
  await sees(page.getByRole('heading', { level: 1, name: quoteNumber }))
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const all = page.getByRole('button', { name: 'Mark all as read' })
  if (await all.isVisible()) await all.click()
  await sees(page.getByRole('button', { name: 'Notifications: 0 unread', includeHidden: true }))
})

chapter('on a phone, a photo is cropped and people are cards', async () => {
  const { page } = phone
  await page.goto('/agency/profile')
  await page
    .getByLabel('Upload photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPicture(600, 900) })
  await sees(page.getByRole('dialog', { name: 'Crop your photo' }).locator('img'))
  await phone.shot('crop')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await phone.shot('profile')
  await page.goto('/agency/users')
  await sees(page.getByRole('listitem').filter({ hasText: people(region).agent.email }))
  await phone.shot('users')
})

chapter('a team that somebody is in stays; moved on, it goes', async () => {
  const { page } = boss
  await page.goto('/agency/teams')
  await page.getByRole('row', { name: 'South' }).getByRole('button', { name: 'Show more' }).click()
  await sees(page.getByText('Matilda Aster'))
  await boss.shot('teams')
  await choose(boss, 'South', 'Remove')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await sees(dialog.getByText('This team is in use (users: 1, clients: 0).'))
  await boss.shot('team-in-use')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change teams' }).click()
  await dialog.getByLabel('Teams').click()
  await page.getByRole('option', { name: 'North' }).click()
  await page.getByRole('option', { name: 'South' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Change teams' }).click()
  await said(boss, 'The teams of Matilda Aster are changed.')
  await choose(boss, 'South', 'Remove')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await said(boss, 'The team South is removed.')
})

chapter('another role is given, soon after signing in without another proof', async () => {
  const { page } = boss
  await page.goto('/agency/users')
  await choose(boss, 'Matilda Aster', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Matilda Aster' })
  await edit.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Customer Service' }).click()
  await edit.getByRole('button', { name: 'Save user' }).click()
  await said(boss, 'The user is saved.')
  await sees(page.getByRole('row', { name: 'Matilda Aster' }).getByText('Customer Service'))
})

chapter('and the former one with its team again', async () => {
  const { page } = boss
  await choose(boss, 'Matilda Aster', 'Accounts and roles')
  const dialog = page.getByRole('dialog', { name: 'Accounts of Matilda Aster' })
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Agent', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save accounts' }).click()
  await sees(dialog.getByText('Please select a Team'))
  await dialog.getByLabel('Teams').click()
  await page.getByRole('option', { name: 'North' }).click()
  await page.keyboard.press('Escape')
  await boss.shot('accounts')
  await dialog.getByRole('button', { name: 'Save accounts' }).click()
  await said(boss, 'Accounts Added Successfully.')
  await sees(page.getByRole('row', { name: 'Matilda Aster' }).getByText('Agent', { exact: true }))
})

chapter('who is disabled for a security concern is out', async () => {
  const { page } = boss
  await page.goto('/agency/users')
  await choose(boss, 'Matilda Aster', 'Disable')
  const dialog = page.getByRole('dialog', { name: 'Disable Matilda Aster' })
  await dialog.getByLabel('This is a security concern').check()
  await boss.shot('disable')
  await dialog.getByRole('button', { name: 'Disable user' }).click()
  await said(boss, 'Matilda Aster can no longer sign in.')
  await sees(page.getByRole('row', { name: 'Matilda Aster' }).getByText('Disabled'))
  await signOut(guest)
  await givePassword(guest, { ...people(region).agent, email: invited, password: 'slow tide under tall reeds' })
  await said(guest, 'Login failed. Please double check your email and password.')
})

chapter('enabled again, then deleted, after being told to what there is access', async () => {
  const { page } = boss
  await choose(boss, 'Matilda Aster', 'Enable')
  await page.getByRole('dialog').getByRole('button', { name: 'Enable user' }).click()
  await said(boss, 'Matilda Aster can sign in again.')
  await choose(boss, 'Matilda Aster', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete Matilda Aster' })
  await sees(dialog.getByText('Matilda Aster has access to 1 account(s)'))
  await boss.shot('delete')
  await dialog.getByRole('button', { name: 'Delete user' }).click()
  await said(boss, 'Matilda Aster is deleted.')
  await seesNoMore(page.getByRole('row', { name: 'Matilda Aster' }))
})

chapter('and stands among those who left, with who ended it and what went to whom', async () => {
  const { page } = boss
  await page.getByRole('tab', { name: 'Who left' }).click()
  const row = page.getByRole('row', { name: 'Matilda Aster' })
  await sees(row.getByText('Agent'))
  await sees(row.getByText('Nothing').first())
  await boss.shot('leavers')
  await page.getByRole('tab', { name: 'Our people' }).click()
})

chapter('the provider finds everybody, and gives an underwriter agencies', async () => {
  admin = await come(people(region).superAdmin)
  const { page } = admin
  await page.goto('/admin/users?view=all')
  await page.getByPlaceholder('Search users').fill('astervale')
  await sees(page.getByRole('row', { name: 'boss@astervale.example' }).getByText('Aster & Vale Insurance'))
  await admin.shot('all-users')
  await page.getByRole('tab', { name: 'Our people' }).click()
  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'TSM' }).click()
  await seesNoMore(dialog.getByLabel('Agencies'))
  await sees(dialog.getByLabel('Slack handle'))
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Technician' }).click()
  await seesNoMore(dialog.getByLabel('Primary Contact'))
  await dialog.getByLabel('Role').click()
  await page.getByRole('option', { name: 'Underwriter' }).click()
  await dialog.getByLabel('First Name').fill('Una')
  await dialog.getByLabel('Last Name').fill('Wright')
  await dialog.getByLabel('Email').fill('una.wright@us.palisade.example')
  await dialog.getByLabel('Agencies').fill('Aster')
  await page.getByRole('option', { name: 'Aster & Vale Insurance' }).click()
  await page.keyboard.press('Escape')
  await admin.shot('add-underwriter')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await said(admin, 'una.wright@us.palisade.example is invited by email.')
})

chapter('and says who looks after an agency', async () => {
  const { page } = admin
  // Whoever looks after an agency sees no other any more: somebody whom nobody else here needs.
  await inviteNewcomer(region, { email: 'ada.archer@us.palisade.example', role: 'Underwriter' })
  await page.goto('/admin/users?view=all&search=astervale')
  await choose(admin, 'boss@astervale.example', 'Users of this account')
  await sees(page.getByRole('heading', { level: 1, name: 'Users of Aster & Vale Insurance' }))
  await page.getByRole('button', { name: 'Who looks after them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who looks after Aster & Vale Insurance' })
  await sees(dialog.getByRole('button', { name: 'Una Wright' }))
  await dialog.getByLabel('People').fill('Ada')
  await page.getByRole('option', { name: 'Ada Archer' }).click()
  await page.keyboard.press('Escape')
  await admin.shot('looks-after')
  await dialog.getByRole('button', { name: 'Save people' }).click()
  await said(admin, 'Who looks after the agency is saved.')
})

chapter('and has the pages of an agency’s administrator below its own', async () => {
  const { page } = admin
  await page.getByRole('link', { name: 'Agencies', exact: true }).click()
  await page.waitForURL('**/admin/agencies')
  const another = page.getByRole('row', { name: 'Harbor & Pine Insurance' })
  await sees(another)
  await page.getByPlaceholder('Search agencies').fill('Aster')
  // What is found moves up; until then a click would miss it.
  await seesNoMore(another)
  await page.getByRole('row', { name: /Aster & Vale Insurance/ }).click()
  await page.waitForURL('**/admin/agencies/*/users')
  await sees(page.getByRole('heading', { level: 1, name: 'Users of Aster & Vale Insurance' }))
  await sees(page.getByRole('row', { name: 'boss@astervale.example' }))
  await admin.shot('agency-users')
  await page.getByRole('tab', { name: 'Teams' }).click()
  await page.waitForURL('**/admin/agencies/*/teams')
  await sees(page.getByRole('heading', { level: 1, name: 'Teams of Aster & Vale Insurance' }))
  await admin.shot('agency-teams')
})
