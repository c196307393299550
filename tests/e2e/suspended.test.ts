import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { reads, sees, seesNoMore } from './seeing.ts'
import { newAgency, newcomer } from './steps/newcomer.ts'
import { givePassword, isHome } from './steps/security.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('suspended', region)
  const name = `Larkspur and Vane ${region.toUpperCase()}`
  const email = `lee@larkspur-${region}.example`
  let staff: Visitor
  let agent: Visitor
  let producer: Awaited<ReturnType<typeof newcomer>>

  chapter('an agency is suspended with a reason, and its people are signed out', async () => {
    const organizationId = await newAgency(region, name)
    producer = await newcomer(region, { email, role: 'Principal Producer', organizationId })
    agent = meet(await visit(region))
    await arrive(agent, producer)
    await isHome(agent, producer)
    staff = meet(await visit(region))
    await arrive(staff, superAdmin, `/admin/agencies/${organizationId}/details`)
    const { page } = staff
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog', { name: `Suspend ${name}` })
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await sees(dialog.getByRole('alert'))
    await dialog.getByLabel('Reason').fill('Its licence is in question.')
    if (region === once) await staff.shot('suspend')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await sees(page.getByText(`${name} is suspended.`))
    await sees(page.getByText(/^This agency is suspended: .*Its licence is in question\.$/))
    // Every function knows within half a minute that the session is over.
    await reads(
      async () => {
        await agent.page.goto('/agency/dashboard')
        await sees(agent.page.getByRole('heading', { level: 1 }))
        return agent.page.url()
      },
      (url) => url.includes('/login'),
      'the agent signed out',
    )
  })

  chapter('nobody of it is let in, and is told whom to ask', async () => {
    await givePassword(agent, producer)
    await sees(agent.page.getByText(/The access of your organi[sz]ation is suspended/))
  })

  chapter('reinstated, it works again', async () => {
    const { page } = staff
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Reinstate' }).click()
    const dialog = page.getByRole('dialog', { name: `Reinstate ${name}` })
    await dialog.getByLabel('Reason').fill('The licence stands.')
    await dialog.getByRole('button', { name: 'Reinstate' }).click()
    await sees(page.getByText(`${name} works again.`))
    await seesNoMore(page.getByText(/^This agency is suspended/))
    await givePassword(agent, producer)
    await isHome(agent, producer)
  })
}
