import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { createSubmission } from '#shared/contracts/account/submissions.ts'
import { getAgencyBrand } from '#shared/contracts/agency/brand.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { MessageAttachment } from '#shared/contracts/inbox/messageRecord.ts'
import { AgencyId, MessageId, type SubmissionId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { choosesAgency } from '#web/records/agency/choosesAgency.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { useUploads } from '#web/records/documents/upload/useUploads.ts'
import { toast } from '#web/ui/toast.ts'
import { AgencyPicker } from '../forms/AgencyPicker.tsx'
import { SubmissionFields } from '../forms/SubmissionFields.tsx'
import { SubmissionFile } from '../forms/SubmissionFile.tsx'
import { firmographicsOf, submissionSchema } from '../forms/submissionSchema.ts'
import { TeamPicker, useTeamChoice } from '../forms/TeamPicker.tsx'
import { submissionReads } from '../parts/submission/submissionData.ts'

const NewSubmission = z.object({
  /** The mail that it is made of, what the mail tells, and what came along with it. */
  messageId: MessageId.optional(),
  companyName: z.string().optional(),
  agencyId: AgencyId.optional(),
  attachments: z.array(MessageAttachment.pick({ id: true, name: true })).optional(),
})

type CreateSubmissionDialogProps = z.infer<typeof NewSubmission> & { onClose: () => void }

/** Brings a company to the underwriters: one of the register, or one as it is described. */
export const CreateSubmissionDialog = ({
  messageId,
  companyName = '',
  agencyId,
  attachments = [],
  onClose,
}: CreateSubmissionDialogProps) => {
  const { t } = useTranslation('submission')
  const navigate = useNavigate()
  const persona = usePersona()
  const forAgency = choosesAgency(persona)
  const writer = useOperation(getAgencyBrand, agencyId === undefined ? null : { params: { agencyId } })
  const writers = agencyId && { value: agencyId, label: writer.data?.name ?? agencyId }
  const [company, setCompany] = useState<{ readonly cbid: string; readonly name: string }>()
  const teams = useTeamChoice(undefined, forAgency)
  const needsTeam = !forAgency && (teams?.length ?? 1) > 0
  const create = useCommand(createSubmission, { invalidates: submissionReads })
  const upload = useCommand(uploadDocument)
  const uploads = useUploads()
  const [file, setFile] = useState<File>()
  const attach = async (brought: File, submissionId: SubmissionId, agency: string | undefined) => {
    const { name } = brought
    const { objectKey } = await uploads.put(brought)
    await upload.mutateAsync({
      body: {
        objectKey,
        fileName: name,
        docName: name,
        docType: 'Application',
        submissionId,
        ...(agency && { agencyId: AgencyId.parse(agency) }),
      },
    })
  }
  return (
    <FormDialog
      title={t('create.title')}
      submitLabel={t('create.confirm')}
      as="drawer"
      width="md"
      schema={submissionSchema({ team: needsTeam, agency: forAgency })}
      defaultValues={{ name: companyName, ...(agencyId && { agencyId }) }}
      onClose={onClose}
      onSubmit={async ({ teamId, agencyId: agency, needBy, ...values }) => {
        const known = teams?.find(({ id }) => id === teamId)
        const isKnown = company !== undefined && company.name === values.name
        const { id, submissionNumber } = await create
          .mutateAsync({
            body: {
              firmographics: firmographicsOf({ ...values, needBy }),
              ...(isKnown && { cbid: company.cbid }),
              ...(needBy && { needBy }),
              ...(messageId && { messageId }),
              ...(file && { fromFile: true }),
              ...((agency || known) && {
                agency: {
                  ...(agency && { agencyId: AgencyId.parse(agency) }),
                  ...(known && teamId && { agent: { teams: [{ teamId, teamName: known.name }] } }),
                },
              }),
            },
          })
          .catch(orSay(t('create.failed')))
        toast.success(t('create.done', { number: submissionNumber }))
        // The submission stands whatever becomes of its file.
        if (file !== undefined) await attach(file, id, agency).catch(() => toast.error(t('create.file.failed')))
        navigate(`${inPersona(persona, 'submissions')}?search=${submissionNumber}`)
      }}
    >
      <Typography color="text.secondary">{t('create.hint')}</Typography>
      <SubmissionFile onFile={setFile} attachments={attachments} />
      <UploadBars uploads={uploads} />
      {forAgency && <AgencyPicker key={writer.data?.name} initial={writers || undefined} />}
      <SubmissionFields onCompany={setCompany} />
      {needsTeam && <TeamPicker teams={teams} />}
    </FormDialog>
  )
}

export default hosted(NewSubmission, CreateSubmissionDialog)
