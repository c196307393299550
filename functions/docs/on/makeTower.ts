import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { policyById } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { towerData, towerMadeFrom } from '../documentData/towerData.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { PdfDocument } from '../templates/document.ts'
import type { TowerData } from '../templates/towerData.ts'

const draw = async (data: TowerData): Promise<PdfDocument> => {
  const { towerDocument } = await import('../templates/towerDocument.ts')
  return towerDocument(data)
}

/** The tower that a policy is a layer of, as it is drawn now. */
export const drawTower = async (policyId: string, now: Instant): Promise<PdfDocument | undefined> => {
  const policy = await policyById(policyId)
  return policy && draw(await towerData(policy, now))
}

/** The tower that somebody asked for, one document a day for as long as it is the same; the newest is the one that counts. */
export const makeTower: Subscriber<'policy.towerRequested'> = async ({ detail, now }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) throw new Error(`There is no policy ${detail.policyId} to draw the tower of.`)
  const data = await towerData(policy, now)
  await keepDocument(
    {
      docName: `Tower of insurance ${policy.policyNumber} ${data.generatedOn}.pdf`,
      docType: madeByTask.makeTower,
      ...filedWith(policy),
      madeFrom: towerMadeFrom(policy.id, data),
    },
    now,
    () => draw(data),
  )
}
