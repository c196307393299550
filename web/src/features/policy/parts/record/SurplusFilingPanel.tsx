import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { recordSurplusFiling as contract } from '#shared/contracts/policy/surplusFiling.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { surplusFilingDue, surplusFilingOf } from '#shared/regions/usSurplusFilings.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { recordSurplusFiling } from '../../dialogs.ts'
import { homeState } from '../homeState.ts'

/** Where a surplus lines policy is filed, under which number, or by when it has to be; nothing of admitted cover. */
export const SurplusFilingPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const { open } = useDialogs()
  if (!policy.isSurplus || !can(policyLife, policy.status, 'fileSurplus')) return null
  const { boundAt, effectiveDate, surplusFiling, timeZone } = policy
  const rule = surplusFilingOf(homeState(policy))
  const due = surplusFilingDue(rule, { bound: dateAt(boundAt, timeZone), effective: effectiveDate })
  const isLate = surplusFiling === undefined && due < dateAt(instantHere(), timeZone)
  return (
    <Panel
      dense
      title={t('surplusFiling.title')}
      actions={
        may(contract.access) && (
          <Button size="small" onClick={() => open(recordSurplusFiling, { policyId: policy.id })}>
            {t(surplusFiling ? 'surplusFiling.correct' : 'surplusFiling.record')}
          </Button>
        )
      }
    >
      <KeyValueList
        columns={1}
        layout="row"
        items={
          surplusFiling
            ? [
                { label: t('surplusFiling.number'), value: <b>{surplusFiling.number}</b> },
                { label: t('surplusFiling.filedOn'), value: date(surplusFiling.filedOn) },
                { label: t('surplusFiling.filedWith'), value: rule.filedWith },
              ]
            : [
                {
                  label: t('surplusFiling.due'),
                  value: (
                    <Typography component="span" color={isLate ? 'error' : undefined}>
                      {date(due)}
                    </Typography>
                  ),
                },
                { label: t('surplusFiling.filedWith'), value: rule.filedWith },
                { label: t('surplusFiling.source'), value: rule.source },
              ]
        }
      />
    </Panel>
  )
}
