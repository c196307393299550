import { useTranslation } from 'react-i18next'
import type { PolicyFreeze } from '#shared/contracts/policy/freeze.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { HoldId } from '#shared/domain/ids/ids.ts'
import { holdKinds } from '#shared/domain/policy/freezes.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { useActWords } from '#web/records/freeze/useActWords.ts'
import { liftHold } from '../dialogs.ts'
import { PolicyNote } from './PolicyNote.tsx'

const Freeze = ({ freeze: { kind, id, name, acts, until } }: { freeze: PolicyFreeze }) => {
  const { t } = useTranslation(['policy', 'records'])
  const may = useMay()
  const { open } = useDialogs()
  const actWords = useActWords()
  const holdId = HoldId.safeParse(id)
  const held = kind === 'hold' && holdKinds.find((each) => each === name)
  const isTheirs = kind === 'hold' && holdId.success && may('freeze:manage')
  const what = {
    by: held ? t('frozen.hold', { kind: t(`records:freeze.holds.${held}`) }) : t('frozen.moratorium', { name }),
    acts: actWords(acts),
  }
  return (
    <PolicyNote
      severity="info"
      action={isTheirs ? { label: t('hold.lift'), onSelect: () => open(liftHold, { holdId: holdId.data }) } : undefined}
    >
      {until === undefined ? t('frozen.open', what) : t('frozen.until', { ...what, day: date(until) })}
    </PolicyNote>
  )
}

/** What freezes acts on a policy, and what of it waits. */
export const FreezeNote = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { freezes = [], frozen, noticeOfExpiry, standsUntil, status } = policy
  // Late notice that it is not renewed has cover go on as well, and says so itself.
  const wasFrozen = standsUntil !== undefined && standsUntil !== noticeOfExpiry?.goesOnUntil
  return (
    <>
      {frozen !== undefined && <PolicyNote severity="warning">{t(`frozen.waits.${frozen.action}`)}</PolicyNote>}
      {frozen === undefined && wasFrozen && status === 'IN FORCE' && (
        <PolicyNote severity="warning">{t('frozen.standsUntil', { day: date(standsUntil) })}</PolicyNote>
      )}
      {freezes.map((freeze) => (
        <Freeze key={freeze.id} freeze={freeze} />
      ))}
    </>
  )
}
