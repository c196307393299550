import { useTranslation } from 'react-i18next'
import type { MessageCategory } from '#shared/domain/correspondence/messageWords.ts'
import type { Tone } from '#shared/records/tone.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** What is urgent, what is business and what is noise, at a glance. */
const toneOf: Readonly<Partial<Record<MessageCategory, Tone>>> = {
  BOR: 'referred',
  Binders: 'bound',
  Cancellation: 'referred',
  Claims: 'refused',
  Claimsops: 'refused',
  Renewal: 'ready',
  Spam: 'ended',
  Submission: 'active',
  Subjectivity: 'review',
}

/** What a message is about. */
export const CategoryMark = ({ category }: { category: MessageCategory }) => {
  const { t } = useTranslation('mail')
  return <StatusChip status={category} label={t(`categories.${category}`)} tone={toneOf[category] ?? 'draft'} />
}
