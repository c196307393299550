import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { createRemittance } from '#shared/contracts/commissions/remittances.ts'
import { monthOf, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { remittanceSources } from '#shared/domain/ledger/remittance.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { FileButtonField } from '#web/forms/FileButtonField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { monthText } from '#web/i18n/monthText.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { inPersona } from '#web/paths.ts'
import { remittanceReads } from '../parts/remittanceReads.ts'

const { csv, fileName, ...fields } = createRemittance.body.shape
const Fields = z.strictObject({ ...fields, file: z.strictObject({ csv, fileName }, 'Choose a file') })

/** Months whose commission may be paid. */
const months = monthsUpTo(monthOf(todayHere()), 18).toReversed()
const lastMonth = monthOf(addMonths(todayHere(), -1))

/** Reads what was remitted, and shows what each line is before anything is booked. */
export const CreateRemittanceDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const navigate = useNavigate()
  const create = useCommand(createRemittance, { invalidates: remittanceReads })
  return (
    <FormDialog
      title={t('remittance.addTitle')}
      submitLabel={t('remittance.check')}
      width="sm"
      schema={Fields}
      defaultValues={{ source: 'CARRIER', sender: '', period: lastMonth }}
      onClose={onClose}
      onSubmit={async ({ file, ...body }) => {
        const { id } = await create.mutateAsync({ body: { ...body, ...file } })
        navigate(inPersona('COWBELL', `remittances/${id}`))
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          name="source"
          label={t('remittance.source')}
          options={remittanceSources.map((value) => ({ value, label: t(`remittance.sources.${value}`) }))}
        />
        <SelectField
          name="period"
          label={t('remittance.period')}
          options={months.map((value) => ({ value, label: monthText(value) }))}
        />
      </Box>
      <TextField name="sender" label={t('remittance.sender')} maxLength={100} />
      <FileButtonField
        name="file"
        label={t('remittance.file')}
        hint={t('remittance.fileHint')}
        accept=".csv,text/csv"
        choose={t('remittance.choose')}
        read={async (file) => ({ csv: await file.text() })}
      />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateRemittanceDialog)
