import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { AskedEffort } from '#shared/domain/quoting/diligentEffort.ts'
import {
  type PurchaserCriterion,
  purchaserCriteria,
  purchaserThreshold,
} from '#shared/domain/quoting/exemptPurchaser.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { blankDeclination } from './diligenceForm.ts'

const most = 10
const list = 'effort.declinations'
const twoColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const

const Declined = ({ asked }: { asked: AskedEffort }) => {
  const { t } = useTranslation('quote')
  const { fields, append, remove } = useFieldArray({ name: list })
  return (
    <>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          component="fieldset"
          sx={{
            m: 0,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            minWidth: 0,
            display: 'grid',
            gap: 1.5,
          }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography component="legend" variant="h5" sx={{ float: 'left' }}>
              {t('diligence.declination', { number: index + 1 })}
            </Typography>
            {fields.length > 1 && (
              <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => remove(index)}>
                {t('diligence.remove')}
              </Button>
            )}
          </Box>
          <Box sx={twoColumns}>
            <TextField name={`${list}.${index}.carrier`} label={t('diligence.carrier')} maxLength={200} />
            <DateField name={`${list}.${index}.date`} label={t('diligence.date')} />
            <TextField name={`${list}.${index}.contact`} label={t('diligence.contact')} maxLength={200} />
            <TextField name={`${list}.${index}.reason`} label={t('diligence.reason')} maxLength={500} />
          </Box>
        </Box>
      ))}
      {fields.length < most && (
        <Box>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(blankDeclination)}>
            {t('diligence.add')}
          </Button>
        </Box>
      )}
      {asked.rule.fewerWhereFewWrite && (
        <TextField
          name="effort.fewerBecause"
          label={t('diligence.fewer')}
          hint={t('diligence.fewerHint', { count: asked.rule.declinations, state: asked.name })}
          optional
          rows={2}
          maxLength={1000}
        />
      )}
    </>
  )
}

const amounts: readonly PurchaserCriterion[] = ['BUDGET', 'NET_WORTH', 'REVENUE']

const Purchaser = ({ today }: { today: CalendarDate }) => {
  const { t } = useTranslation('quote')
  const criterion: PurchaserCriterion | null = useWatch({ name: 'effort.purchaser.criterion' })
  const at = (field: string) => `effort.purchaser.${field}`
  const over = criterion === null ? undefined : purchaserThreshold(criterion, today).toLocaleString('en-US')
  const figure = {
    name: at('figure'),
    label: t('diligence.purchaser.figure'),
    hint: over === undefined ? undefined : t('diligence.purchaser.over', { over }),
  }
  return (
    <>
      <Typography color="text.secondary">{t('diligence.purchaser.hint')}</Typography>
      <TextField
        name={at('riskManager')}
        label={t('diligence.purchaser.riskManager')}
        hint={t('diligence.purchaser.riskManagerHint')}
        maxLength={200}
      />
      <MoneyField name={at('premiums')} units="whole" label={t('diligence.purchaser.premiums')} />
      <Box sx={twoColumns}>
        <SelectField
          name={at('criterion')}
          label={t('diligence.purchaser.criterion')}
          options={purchaserCriteria.map((value) => ({ value, label: t(`diligence.purchaser.criteria.${value}`) }))}
        />
        {criterion === null || amounts.includes(criterion) ? (
          <MoneyField {...figure} units="whole" />
        ) : (
          <NumberField {...figure} />
        )}
        <DateField name={at('disclosedOn')} label={t('diligence.purchaser.disclosedOn')} />
        <DateField name={at('requestedOn')} label={t('diligence.purchaser.requestedOn')} />
      </Box>
    </>
  )
}

/** By what the placement is justified, and its particulars: what the state does not know is not offered. */
export const DiligenceFields = ({ asked, today }: { asked: AskedEffort; today: CalendarDate }) => {
  const { t } = useTranslation('quote')
  const form = useFormContext()
  const basis: string = useWatch({ control: form.control, name: 'effort.basis' })
  const { exportList } = asked.rule
  return (
    <>
      <RadioField
        name="effort.basis"
        stacked
        label={t('diligence.basis')}
        options={[
          {
            value: 'DECLINATIONS',
            label: t('diligence.bases.DECLINATIONS', { count: asked.rule.declinations, state: asked.name }),
          },
          ...(exportList === undefined ? [] : [{ value: 'EXPORT_LIST', label: t('diligence.bases.EXPORT_LIST') }]),
          { value: 'EXEMPT_PURCHASER', label: t('diligence.bases.EXEMPT_PURCHASER') },
        ]}
      />
      {basis === 'DECLINATIONS' && <Declined asked={asked} />}
      {basis === 'EXPORT_LIST' && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography color="text.secondary">{exportList}</Typography>
          <TextField name="effort.entry" label={t('diligence.entry')} hint={t('diligence.entryHint')} maxLength={300} />
          <DateField name="effort.edition" label={t('diligence.edition')} />
        </Box>
      )}
      {basis === 'EXEMPT_PURCHASER' && <Purchaser today={today} />}
    </>
  )
}
