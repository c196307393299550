import { useTranslation } from 'react-i18next'
import type { VerifiedDocument } from '#shared/contracts/docs/verification.ts'
import { date } from '#web/i18n/format.ts'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { certificateTones } from '../certificate/certificateTones.ts'

const long = (value: string) => date(value, { dateStyle: 'long' })

/** A document that is ours: that it is genuine, whether it still counts, and how its cover stands. */
export const IssuedScene = ({
  of: { isReplaced, isWithdrawn, policy },
  issued,
}: {
  of: Pick<VerifiedDocument, 'isReplaced' | 'isWithdrawn' | 'policy'>
  /** The sentence that says what was issued, and when. */
  issued: string
}) => {
  const { t } = useTranslation('policy')
  const tone = isWithdrawn ? 'refused' : isReplaced ? 'review' : policy ? certificateTones[policy.standing] : 'active'
  const verdict = isWithdrawn ? 'withdrawn' : isReplaced ? 'replaced' : 'genuine'
  return (
    <StatusScene tone={tone} title={t(`verifyFile.${verdict}`)}>
      {issued}
      {isReplaced && ` ${t('verifyFile.newer')}`}
      {isWithdrawn && ` ${t('verifyFile.takenBack')}`}
      {policy &&
        ` ${t(`verifyFile.standing.${policy.standing}`, {
          policy: policy.policyNumber,
          begins: long(policy.effectiveDate),
          ends: long(policy.endsOn ?? policy.expirationDate),
        })}`}
    </StatusScene>
  )
}
