import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { approveForm, Form, listPaperTypes } from '#shared/contracts/docs/forms.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { toast } from '#web/ui/toast.ts'
import { WordingText } from '#web/ui/WordingText.tsx'
import { formReads } from '../parts/formReads.ts'
import { proposedFacts } from '../parts/proposedFacts.ts'
import { WholeForm } from '../parts/WholeForm.tsx'
import { WordingCompared } from '../parts/WordingCompared.tsx'

const FormData = z.object({ form: Form })
type Props = z.infer<typeof FormData> & { onClose: () => void }

type ProposalProps = { form: Form; proposal: NonNullable<Form['proposal']> }

/** What a form would say, beside what it says where that is something else. */
const ProposedWording = ({ form, proposal: { edition, wording } }: ProposalProps) => {
  const { t } = useTranslation('policyForms')
  if (wording === undefined) return <Typography variant="body2">{t('form.separate')}</Typography>
  if (form.wording === undefined || form.wording === wording) return <WordingText text={wording} />
  return <WordingCompared before={form} after={{ ...form, edition, wording }} />
}

const Proposal = ({ form, proposal }: ProposalProps) => {
  const { t } = useTranslation('policyForms')
  const papers = useOperation(listPaperTypes, {})
  const facts = proposedFacts(form, proposal, {
    statusName: (status) => t(`statuses.${status}`),
    paperName: (paper) => papers.data?.find(({ id }) => id === paper)?.label ?? paper,
    any: '–',
  })
  return (
    <>
      <KeyValueList
        items={facts.map(({ field, value, was }) => ({
          label: t(field === 'effectiveFrom' || field === 'withdrawnOn' ? `form.${field}` : `columns.${field}`),
          value,
          hint: was && t('waits.was', { value: was }),
        }))}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 1 }}>
        {t('form.wording')}
      </Typography>
      <ProposedWording form={form} proposal={proposal} />
    </>
  )
}

/** Approves what somebody else proposed of a form, as it is shown: every fact that changes, and the words line by line. */
const ApproveFormDialog = ({ form, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const approve = useCommand(approveForm, { invalidates: formReads })
  const { formNumber, edition } = form.proposal ?? form
  const title = t('waits.approveTitle', { formNumber, edition })
  return (
    <WholeForm form={form} title={title} onClose={onClose}>
      {(whole) => (
        <FormDialog
          title={title}
          submitLabel={t('waits.approve')}
          width="md"
          schema={z.object({})}
          notNow={whole.proposal === undefined ? t('waits.gone') : undefined}
          onSubmit={async () => {
            if (whole.proposal === undefined) return
            await approve.mutateAsync({ params: { formId: form.id }, body: { proposedAt: whole.proposal.at } })
            toast.success(t('waits.approved', { formNumber, edition }))
          }}
          onClose={onClose}
        >
          {whole.proposal === undefined ? (
            <Alert severity="info">{t('waits.gone')}</Alert>
          ) : (
            <>
              <Typography color="text.secondary">
                {t('waits.by', { name: whole.proposal.byName, at: dateTime(whole.proposal.at) })}
              </Typography>
              {whole.proposal.removed ? (
                <Alert severity="warning">{t('form.removeText', { name: whole.name })}</Alert>
              ) : (
                <Proposal form={whole} proposal={whole.proposal} />
              )}
            </>
          )}
        </FormDialog>
      )}
    </WholeForm>
  )
}

export default hosted(FormData, ApproveFormDialog)
