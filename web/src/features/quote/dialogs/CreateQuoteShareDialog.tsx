import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createQuoteShare, listQuoteShares } from '#shared/contracts/quote/shares.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { shareDays } from '#shared/domain/quoting/shareStatus.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { CopiedValue } from '#web/ui/CopiedValue.tsx'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const ShareData = QuoteData.extend({ beside: z.array(QuoteId).optional() })

type CreateQuoteShareDialogProps = z.infer<typeof ShareData> & { onClose: () => void }

/** Makes a link to the offer, or to several, and shows it, this once: what is kept of it cannot be turned into it again. */
export const CreateQuoteShareDialog = ({ quoteId, beside, onClose }: CreateQuoteShareDialogProps) => {
  const { t } = useTranslation(['quote', 'common'])
  const create = useCommand(createQuoteShare, { invalidates: [listQuoteShares] })
  const isMade = useRef(false)
  const [made, setMade] = useState<{ readonly url: string; readonly until: string }>()
  if (made)
    return (
      <DialogFrame title={t('share.made')} onClose={onClose}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary">{t('share.madeText', { until: made.until })}</Typography>
          <CopiedValue label={t('share.link')} value={made.url} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {t('common:close')}
          </Button>
        </DialogActions>
      </DialogFrame>
    )
  return (
    <FormDialog
      title={beside ? t('share.titleOfOptions') : t('share.title')}
      submitLabel={t('share.submit')}
      schema={createQuoteShare.body}
      defaultValues={{ purpose: '', days: shareDays[1], ...(beside && { beside }) }}
      onClose={() => {
        if (!isMade.current) onClose()
      }}
      onSubmit={async (body) => {
        const { url, share } = await create.mutateAsync({ params: { quoteId }, body }).catch(saying(t('share.failed')))
        isMade.current = true
        setMade({ url, until: dateTime(share.expiresAt) })
      }}
    >
      <Typography color="text.secondary">{beside ? t('share.textOfOptions') : t('share.text')}</Typography>
      <TextField name="purpose" label={t('share.purpose')} hint={t('share.purposeHint')} autoComplete="off" />
      <SelectField
        name="days"
        label={t('share.days')}
        options={shareDays.map((count) => ({ value: count, label: t('share.daysOf', { count }) }))}
      />
    </FormDialog>
  )
}

export default hosted(ShareData, CreateQuoteShareDialog)
