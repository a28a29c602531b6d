import { linkToPhoto, type LinkMaker, type PhotoRow } from '../../../attachments/attachmentWire';
import type { Schemas } from '../../../operations/call';

interface MemberRow extends PhotoRow {
  id: string;
  first_name: string;
  last_name: string;
  role_name: string;
  status: 'Active' | 'DeActive';
}

export const memberWire = (member: MemberRow, links: LinkMaker): Required<Schemas['ProjectMember']> => ({
  _id: member.id,
  First_name: member.first_name,
  Last_name: member.last_name,
  Role: member.role_name,
  Profile_pic: linkToPhoto(member, links),
  Status: member.status,
});
