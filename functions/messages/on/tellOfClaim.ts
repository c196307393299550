import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { accountById } from '#functions/account/public.ts'
import { claimById } from '#functions/claims/public.ts'
import { usersOfRole } from '#functions/directory/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { assignedBy } from '#shared/domain/claims/claimSteps.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { formatPhone, phoneText } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** As much of what happened as is read at a glance; the rest stands in the file. */
const mostOfLoss = 500

/**
 * A first notice is acknowledged to insured and agent, and the heads of claims know of it at any hour, whatever they chose:
 * what came by night waits in a queue that nobody looks at.
 */
export const tellOfClaim: Subscriber<'claim.filed'> = async ({ detail, now, once }) => {
  const claim = await claimById(detail.claimId)
  const account = claim && (await accountById(claim.accountId))
  const filedOn = claim?.filedOn
  if (claim === undefined || filedOn === undefined || account === undefined) return
  const policy = claim.policyId === undefined ? undefined : await policyById(claim.policyId)
  const region = regionOf(config.region)
  const { reporter = {} } = claim
  const facts = {
    insured: claim.companyName,
    claimNumber: claim.claimNumber ?? claim.id,
    ...(policy && { policyNumber: policy.policyNumber }),
  }
  const acknowledged = (to: string | undefined, firstName: string | undefined, side: 'agency' | 'customer') =>
    to === undefined
      ? []
      : [
          mailOf({
            template: 'claimFiled',
            to,
            firstName,
            ...(side === 'customer' && { clientOf: claim.agencyId }),
            data: {
              ...facts,
              assignedBy: assignedBy(filedOn),
              claimsPhone: formatPhone(region, region.support.claimsPhone),
              link: `${config.publicUrl}/${side}/claims/${claim.id}`,
              ...(side === 'agency' && { isAgent: true }),
            },
          }),
        ]
  const phone = reporter.cellPhone ?? reporter.workPhone
  const told = (await usersOfRole('Head of Claims')).filter(({ enabled }) => enabled)
  await askForMails(
    [
      ...acknowledged(policy?.customerEmail ?? reporter.email, policy?.customerFirstName, 'customer'),
      ...acknowledged(
        policy?.agentEmail ?? account.agentEmail,
        policy?.agentFirstName ?? account.agentFirstName,
        'agency',
      ),
      ...told.map(({ email, firstName }) =>
        mailOf({
          template: 'claimReceived',
          to: email,
          firstName,
          data: {
            ...facts,
            reporter: reporter.name ?? claim.companyName,
            ...(phone !== undefined && { reporterPhone: phoneText(region, phone) }),
            ...(claim.lossDate && { lossDate: claim.lossDate }),
            loss: shortened(claim.lossDescription ?? claim.companyName, mostOfLoss),
            link: `${config.publicUrl}/admin/claims/${claim.id}`,
          },
        }),
      ),
    ],
    now,
    once,
  )
}
