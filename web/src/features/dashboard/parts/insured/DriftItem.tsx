import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listConnectors } from '#shared/contracts/connector/connectors.ts'
import { date, number } from '#web/i18n/format.ts'
import { inPersona } from '#web/paths.ts'
import { ToDoItem } from './ToDoItem.tsx'

type DriftItemProps = { connector: ResponseOf<typeof listConnectors>[number] }

/** A connected system does not see in place any more what it saw: what, since when, and what mending it is worth. */
export const DriftItem = ({ connector: { name, drifts = [] } }: DriftItemProps) => {
  const { t } = useTranslation(['dashboard', 'connectors'])
  const told = drifts.map(({ control, since, riskEffect }) => {
    const turned = t('connectors:drift.since', { what: t(`connectors:drift.what.${control}`), on: date(since) })
    const gain = riskEffect > 0 ? ` ${t('connectors:drift.score', { effect: number(riskEffect) })}` : ''
    return (
      <Box component="span" key={control} sx={{ display: 'block' }}>
        {turned + gain}
      </Box>
    )
  })
  return (
    <ToDoItem
      primary
      title={t('dashboard:insured.drifted', { system: name })}
      text={told}
      action={t('dashboard:insured.driftedLook')}
      to={inPersona('CUSTOMER', 'connectors')}
    />
  )
}
