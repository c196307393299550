import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ClaimCover, ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { isBesideAggregate, usedBefore } from '#shared/domain/coverage/besideAggregate.ts'
import { claimLife } from '#shared/records/claim/claimLife.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { money } from '#web/i18n/format.ts'
import { useCan } from '#web/records/useCan.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import * as claimDialogs from '../dialogs.ts'
import { coverageName } from '../forms/CoverageField.tsx'
import { Answering } from './Answering.tsx'

type Coverage = ClaimCover['coverages'][number]

/** What of the payments takes from the aggregate limit already, though nobody has paid it. */
const asked = ({ payments }: ClaimFile): number =>
  payments
    .filter(({ coverageId }) => !isBesideAggregate(coverageId))
    .filter(({ status }) => status === 'REQUESTED' || status === 'APPROVED')
    .reduce((sum, { paid }) => sum + paid, 0)

/** Which policy answers, what is left of its limits, and what the insured bears before it does. */
export const CoverPanel = ({ file }: { file: ClaimFile }) => {
  const { t } = useTranslation('claims')
  const can = useCan(claimLife)
  const { open } = useDialogs()
  const { cover } = file
  const pending = asked(file)
  const firstOf = ({ coverageId }: Coverage) => {
    const first = cover.coverages.find((each) => each.answers && each.coverageId === usedBefore(coverageId))
    return (
      first !== undefined &&
      first.left > 0 &&
      t('cover.usedFirst', { coverage: coverageName(first.coverageId), left: money(first.left) })
    )
  }
  const borneOf = (each: Coverage) => {
    const { answers, coverageId, retention, retentionLeft, waitingHours } = each
    return [
      isBesideAggregate(coverageId) && t('cover.beside'),
      firstOf(each),
      retention > 0 && t('cover.retention', { left: money(retentionLeft), retention: money(retention) }),
      waitingHours !== null && waitingHours > 0 && t('cover.waiting', { count: waitingHours }),
    ]
      .filter((words) => answers && words !== false)
      .join(', ')
  }
  return (
    <Panel
      title={t('cover.title')}
      dense
      actions={
        can(file.status, 'place') && (
          <Button size="small" onClick={() => open(claimDialogs.setClaimPolicy, { claimId: file.id })}>
            {t('setClaimPolicy.submit')}
          </Button>
        )
      }
    >
      <Answering cover={cover} />
      {cover.aggregate && (
        <KeyValueList
          columns={1}
          layout="row"
          items={[
            {
              label: t('cover.aggregate'),
              value: t('cover.left', { left: money(cover.aggregate.left), limit: money(cover.aggregate.limit) }),
              hint: pending > 0 ? t('cover.pending', { amount: money(pending) }) : undefined,
            },
            ...cover.coverages.map((each) => ({
              label: coverageName(each.coverageId),
              value: each.answers
                ? t('cover.left', { left: money(each.left), limit: money(each.limit) })
                : t('cover.BEFORE_RETRO_DATE'),
              hint: borneOf(each),
            })),
          ]}
        />
      )}
    </Panel>
  )
}
