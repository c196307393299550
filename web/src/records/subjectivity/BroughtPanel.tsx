import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { unmet } from '#shared/records/subjectivity/subjectivities.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { canSubjectivity } from '#shared/records/subjectivity/subjectivityLife.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { SubjectivityList } from './SubjectivityList.tsx'

type BroughtPanelProps = {
  readonly subjectivities: readonly Subjectivity[]
  /** Says that one has come; undefined for who only reads. */
  readonly onReceive?: ((subjectivity: Subjectivity) => void) | undefined
  /** Whose part it says that of; of everybody's without it. */
  readonly only?: Subjectivity['owner'] | undefined
}

/** What the insured and the agency must bring before or after binding; nothing where nothing is asked for. */
export const BroughtPanel = ({ subjectivities, onReceive, only }: BroughtPanelProps) => {
  const { t } = useTranslation()
  if (subjectivities.length === 0) return null
  return (
    <Panel
      dense
      title={t('subjectivity.title')}
      aside={
        <Typography variant="body2" color="text.secondary">
          {t('subjectivity.open', { count: unmet(subjectivities).length })}
        </Typography>
      }
    >
      <SubjectivityList
        subjectivities={subjectivities}
        actionsOf={(each) =>
          onReceive &&
          (only === undefined || each.owner === only) &&
          (each.status === 'OPEN' || each.status === 'OVERDUE') &&
          canSubjectivity(each.status, 'receive') && (
            <Button size="small" variant="outlined" onClick={() => onReceive(each)}>
              {t('subjectivity.receive')}
            </Button>
          )
        }
      />
    </Panel>
  )
}
