import { icon } from './icon.tsx'
import { keyOutline } from './outlines.ts'

// One stroke weight for all of them; the product's navigation and controls draw from this set.
export const AccountIcon = icon(
  'AccountIcon',
  'M4 20V6l8-3 8 3v14M4 20h16M9 10h.01M15 10h.01M9 14h.01M15 14h.01M11 20v-3h2v3',
)
export const AddIcon = icon('AddIcon', 'M12 5v14M5 12h14')
export const AgencyIcon = icon('AgencyIcon', 'M3 21h18M5 21V9l7-5 7 5v12M9 21v-6h6v6')
export const ArrowDownIcon = icon('ArrowDownIcon', 'M12 5v14M6 13l6 6 6-6')
export const ArrowUpIcon = icon('ArrowUpIcon', 'M12 19V5M6 11l6-6 6 6')
export const AssistantIcon = icon('AssistantIcon', 'M11 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM18 3v4M16 5h4')
export const BellIcon = icon('BellIcon', 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 21h4')
export const BinderIcon = icon('BinderIcon', 'M5 4h14v16H5zM9 4v16M12.5 9H16M12.5 13H16')
export const BlockIcon = icon('BlockIcon', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.6 5.6l12.8 12.8')
export const CalendarIcon = icon('CalendarIcon', 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4')
export const ChartIcon = icon('ChartIcon', 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6')
export const CheckIcon = icon('CheckIcon', 'M5 12.5l4.5 4.5L19 7.5')
export const ChevronDownIcon = icon('ChevronDownIcon', 'M6 9l6 6 6-6')
export const ChevronLeftIcon = icon('ChevronLeftIcon', 'M15 6l-6 6 6 6')
export const ChevronRightIcon = icon('ChevronRightIcon', 'M9 6l6 6-6 6')
export const ClaimIcon = icon('ClaimIcon', 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM12 8v5M12 16h.01')
export const ClockIcon = icon('ClockIcon', 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M12 7v5l3 2')
export const CloseIcon = icon('CloseIcon', 'M6 6l12 12M18 6L6 18')
export const ColumnsIcon = icon('ColumnsIcon', 'M4 5h16v14H4zM9.5 5v14M14.5 5v14')
export const CommissionIcon = icon(
  'CommissionIcon',
  'M19 5L5 19M7.5 9a2 2 0 1 1 0-4a2 2 0 1 1 0 4M16.5 19a2 2 0 1 1 0-4a2 2 0 1 1 0 4',
)
export const ConnectorIcon = icon('ConnectorIcon', 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4')
export const CopyIcon = icon('CopyIcon', 'M9 9h11v11H9zM5 15H4V4h11v1')
export const DashboardIcon = icon('DashboardIcon', 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z')
export const DeleteIcon = icon('DeleteIcon', 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5')
export const DensityIcon = icon('DensityIcon', 'M4 6h16M4 10h16M4 14h16M4 18h16')
export const DocumentIcon = icon('DocumentIcon', 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6')
export const DownloadIcon = icon('DownloadIcon', 'M12 4v11M7 11l5 5 5-5M5 20h14')
export const EditIcon = icon('EditIcon', 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3')
export const FilterIcon = icon('FilterIcon', 'M4 6h16M7 12h10M10 18h4')
export const HelpIcon = icon(
  'HelpIcon',
  'M12 21a9 9 0 1 1 0-18a9 9 0 1 1 0 18M9.8 9.500a2.2 2.2 0 1 1 3.2 2c-.8.5-1 .9-1 1.700M12 16.500h.01',
)
export const InboxIcon = icon('InboxIcon', 'M4 5h16v14H4zM4 13h4.500l1 2h5l1-2H20')
export const InfoIcon = icon('InfoIcon', 'M12 21a9 9 0 1 1 0-18a9 9 0 1 1 0 18M12 11v5M12 8h.01')
export const KeyIcon = icon('KeyIcon', keyOutline)
export const LogoutIcon = icon('LogoutIcon', 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9')
export const MailIcon = icon('MailIcon', 'M4 6h16v12H4zM4 7l8 6 8-6')
export const MenuIcon = icon('MenuIcon', 'M4 7h16M4 12h16M4 17h16')
export const MoonIcon = icon('MoonIcon', 'M20 14a8 8 0 1 1-10-10a6.5 6.5 0 0 0 10 10z')
export const MoreIcon = icon('MoreIcon', 'M12 6h.01M12 12h.01M12 18h.01')
export const OrganizationIcon = icon('OrganizationIcon', 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4')
export const PaymentIcon = icon('PaymentIcon', 'M3 6h18v12H3zM3 10h18M7 15h3')
export const PhoneIcon = icon('PhoneIcon', 'M8 3h8v18H8zM11 18h2')
export const PolicyIcon = icon('PolicyIcon', 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5')
export const QuoteIcon = icon('QuoteIcon', 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5')
export const RefreshIcon = icon(
  'RefreshIcon',
  'M20 11a8 8 0 0 0-14.5-4L4 9M4 5v4h4M4 13a8 8 0 0 0 14.5 4L20 15M20 19v-4h-4',
)
export const RiskIcon = icon('RiskIcon', 'M4 17a8 8 0 1 1 16 0M12 17l4-6M12 17h.01')
export const RoleIcon = icon(
  'RoleIcon',
  'M3 5h18v14H3zM8 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4M5 16a3 3 0 0 1 6 0M14.5 10h4M14.5 14h4',
)
export const ScalesIcon = icon(
  'ScalesIcon',
  'M12 4v16M8 20h8M5 7h14M5 7l-2.500 6a2.500 2.500 0 0 0 5 0zM19 7l-2.500 6a2.500 2.500 0 0 0 5 0z',
)
export const SearchIcon = icon('SearchIcon', 'M11 18a7 7 0 1 1 0-14a7 7 0 1 1 0 14M16 16l4.5 4.5')
export const SettingsIcon = icon(
  'SettingsIcon',
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 1 0-4a2 2 0 1 1 0 4M9 19a2 2 0 1 1 0-4a2 2 0 1 1 0 4',
)
export const SignOnIcon = icon('SignOnIcon', 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4')
export const SubmissionIcon = icon('SubmissionIcon', 'M4 5h16v14H4zM12 15V9M9 12l3-3 3 3')
export const SunIcon = icon(
  'SunIcon',
  'M12 16a4 4 0 1 1 0-8a4 4 0 1 1 0 8M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.600L7 7M17 17l1.4 1.400M5.6 18.400L7 17M17 7l1.4-1.4',
)
export const SwitchIcon = icon('SwitchIcon', 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4')
export const TagIcon = icon('TagIcon', 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01')
export const TasksIcon = icon(
  'TasksIcon',
  'M4 6l1.500 1.500L8 5M4 12l1.500 1.500L8 11M4 18l1.500 1.500L8 17M11.500 6.500H20M11.500 12.500H20M11.500 18.500H20',
)
export const TeamIcon = icon(
  'TeamIcon',
  'M9 11a3.5 3.5 0 1 1 0-7a3.5 3.5 0 1 1 0 7M2.5 20a6.5 6.5 0 0 1 13 0M16 4.500a3.5 3.5 0 0 1 0 6.500M18 14.500a6.5 6.5 0 0 1 3.5 5.5',
)
export const UploadIcon = icon('UploadIcon', 'M12 16V5M7 9l5-5 5 5M5 20h14')
export const UserIcon = icon('UserIcon', 'M12 12a4 4 0 1 1 0-8a4 4 0 1 1 0 8M4 21a8 8 0 0 1 16 0')
export const VisibilityIcon = icon(
  'VisibilityIcon',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 1 0-6a3 3 0 1 1 0 6',
)
export const VisibilityOffIcon = icon(
  'VisibilityOffIcon',
  'M4 4l16 16M9.5 6a9 9 0 0 1 2.5-.4c6 0 9.5 6.4 9.5 6.400a17 17 0 0 1-3 3.600M6.5 7.500A16 16 0 0 0 2.5 12S6 18.5 12 18.500a9.5 9.5 0 0 0 4-.9M10 10a3 3 0 0 0 4 4',
)
export { WarningIcon } from './WarningIcon.tsx'
