import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { extendedDueOn } from '#shared/domain/identity/privacy.ts'
import { privacyLawOf } from '#shared/regions/privacy.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { privacyRequests } from '../store/privacyRequests.ts'
import { afterAction, requireToDecide, wordOf } from './privacyGuard.ts'
import { privacyMail } from './privacyMail.ts'
import { shownRequest } from './shown.ts'

/** Once, and counted from the day of receipt; a deadline that has passed is not extended, since the notice falls within it. */
export const extendPrivacyRequest = implement(contract.extendPrivacyRequest)(
  async ({ params, body, actor, now, fail }) => {
    const request = await requireToDecide(params.privacyRequestId, 'extend', actor)
    const dueOn = extendedDueOn(request.receivedOn, privacyLawOf(regionOf(config.region)))
    if (dueOn === undefined || request.extension !== undefined) return fail('privacy.noExtension')
    const extension = { ...wordOf(actor, now), note: body.note, from: request.dueOn }
    const after = afterAction(request, 'extend', { actor, now, outcome: request.status }, { dueOn, extension })
    const mail = privacyMail(after, { what: 'extended', note: body.note, dueOn }, now)
    await commit([privacyRequests.update(request, after), mail.write], { events: [mail.event] })
    return shownRequest(after)
  },
)
