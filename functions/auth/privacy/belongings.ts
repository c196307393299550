import { config } from '#functions/_platform/config/config.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { membershipsOf, placesOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { documentsNaming } from '#functions/docs/public.ts'
import { choicesGone, toldGone, toldOf } from '#functions/user/public.ts'
import type { HeldPart } from '#shared/contracts/auth/privacyRequest.ts'
import { type DataPart, dataParts, fateOf } from '#shared/domain/identity/privacy.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { retentionOf } from '#shared/regions/retention.ts'
import { reviewedAs, reviewsNaming } from '../reviews/reviewsNaming.ts'
import { apiKeyRow, apiKeys, keysOf } from '../store/apiKeys.ts'
import { leaversErased, leftBy } from '../store/leavers.ts'
import { passkeyRow, passkeys, passkeysOf } from '../store/passkeys.ts'
import { passwordHistories, passwordHistoryId } from '../store/passwordHistories.ts'
import { recoveryCodes, recoveryCodesOf } from '../store/recoveryCodes.ts'
import { endedAtOnce, sessions, sessionsOf } from '../store/sessions.ts'
import { copyOf, mentionsOf } from './named.ts'

/** Nobody reads more of a history here. */
const mostEntries = 500

const passkeysWhole = async (userId: string) => passkeys.byIds((await passkeysOf(userId)).map(({ id }) => id))

const sessionsWhole = async (userId: string) =>
  sessions.byIds((await sessions.every({ scopes: [sessionsOf(userId)] })).map(({ id }) => id))

/** The keys that act for a person, in each of their organizations. */
const keysWhole = async (user: UserRecord) => {
  const rows = await Promise.all(membershipsOf(user).map((each) => apiKeys.every({ scopes: [keysOf(each)] })))
  return (await apiKeys.byIds(rows.flat().map(({ id }) => id))).filter(({ userId }) => userId === user.id)
}

/** What is the person's own and goes with them, a few rows each; photo and sign-in lie elsewhere. */
export const goodsOf = async (user: UserRecord | undefined, email: string): Promise<Write[]> => {
  // Who has left everywhere is a user no more, and is named where they worked all the same.
  if (user === undefined) return leaversErased(email)
  const [keys, codes, passwords, open, api, told, choices, places, left] = await Promise.all([
    passkeysWhole(user.id),
    recoveryCodesOf(user.id),
    passwordHistories.byId(passwordHistoryId(user.id)),
    sessionsWhole(user.id),
    keysWhole(user),
    toldGone(user.id),
    choicesGone(user.id),
    placesOf(email),
    leaversErased(email),
  ])
  return [
    ...keys.map(passkeys.remove),
    ...(codes === undefined ? [] : [recoveryCodes.remove(codes)]),
    ...(passwords === undefined ? [] : [passwordHistories.remove(passwords)]),
    ...open.map(endedAtOnce),
    ...api.map((key) => ({ ...apiKeys.remove(key), ends: [key.id] })),
    ...told,
    ...choices,
    ...places.map(users.remove),
    ...left,
  ]
}

const licensesOf = (email: string) => agentLicenses.every({ scopes: ['all'], group: `email:${email}` })

/** Everything that is held of somebody, part by part, as a copy of it has it. */
export const everythingOf = async (user: UserRecord | undefined, email: string) => {
  const places = await placesOf(email)
  const kept = places.map(({ firstName, lastName, organizationId, createdAt }) => ({
    firstName,
    lastName,
    organizationId,
    createdAt,
  }))
  const [licenses, departures] = await Promise.all([licensesOf(email), leftBy(email)])
  const left = departures.map(({ firstName, lastName, organizationId, role, left }) => ({
    ...{ firstName, lastName, organizationId, role },
    left,
  }))
  const mentions = await Promise.all(
    (await mentionsOf(email)).map(async (each) => ({ isProof: each.isProof, copy: await copyOf(each) })),
  )
  const contacts = mentions.filter(({ isProof }) => !isProof).map(({ copy }) => copy)
  const evidence = mentions.filter(({ isProof }) => isProof).map(({ copy }) => copy)
  if (user === undefined) return { user: undefined, places: kept, left, licenses, contacts, evidence }
  const [keys, codes, open, api, told, documents, history, reviews] = await Promise.all([
    passkeysWhole(user.id),
    recoveryCodesOf(user.id),
    sessionsWhole(user.id),
    keysWhole(user),
    toldOf(user.id),
    documentsNaming(user),
    historyOf(user.id, mostEntries),
    reviewsNaming(user),
  ])
  const { version: _, seal: __, ...own } = { seal: undefined, version: 0, ...user }
  return {
    user: own,
    places: kept,
    left,
    licenses,
    passkeys: keys.map(passkeyRow),
    recoveryCodesMade: codes?.madeAt,
    sessions: open.map(({ device, place, beganAt, lastUsedAt, amr }) => ({
      ...{ device, place, beganAt, lastUsedAt },
      signedInWith: amr,
    })),
    apiKeys: api.map(apiKeyRow),
    notifications: told,
    accessReviews: reviews.map((review) => reviewedAs(review, user.email)),
    documents,
    contacts,
    evidence,
    history: history.map(({ at, operation, changes }) => ({
      at,
      operation,
      fields: changes.map(({ field }) => field),
    })),
  }
}

type Everything = Awaited<ReturnType<typeof everythingOf>>

const countsOf = (of: Everything): Readonly<Record<DataPart, number>> => ({
  USER: of.user === undefined ? 0 : 1,
  SIGN_IN: (of.passkeys?.length ?? 0) + (of.recoveryCodesMade === undefined ? 0 : 1),
  SESSIONS: of.sessions?.length ?? 0,
  API_KEYS: of.apiKeys?.length ?? 0,
  PHOTO: of.user?.photo === undefined ? 0 : 1,
  NOTIFICATIONS: of.notifications?.length ?? 0,
  PLACES: of.places.length,
  LEFT: of.left.length,
  REVIEWS: of.accessReviews?.length ?? 0,
  LICENSES: of.licenses.length,
  DOCUMENTS: of.documents?.length ?? 0,
  WORK: of.user === undefined ? 0 : 1,
  CONTACTS: of.contacts.length,
  EVIDENCE: of.evidence.length,
  HISTORY: of.history?.length ?? 0,
})

/** What is held of somebody by parts, with what an erasure makes of each; what there is none of is left out. */
export const partsOf = (everything: Everything): HeldPart[] => {
  const counts = countsOf(everything)
  const law = retentionOf(regionOf(config.region))
  const sourceOf = (part: DataPart) => (part === 'EVIDENCE' ? law.POLICY : law.ACCOUNT).source
  return dataParts.flatMap((part) =>
    counts[part] === 0
      ? []
      : [
          {
            part,
            count: counts[part],
            becomes: fateOf[part],
            ...(fateOf[part] === 'KEPT' && { source: sourceOf(part) }),
          },
        ],
  )
}
