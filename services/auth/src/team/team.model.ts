import { ROLES, type Role } from '@shop/contracts/roles';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

export type Member = { id: number; role: Role; isDisabled: boolean };

/** Who may do what stands in one document, so that 'one owner is left' is decided by one atomic write. */
export type TeamRow = { _id: 'team'; version: number; members: Member[] };

const required = true;
const schema = new Schema<TeamRow>(
  {
    _id: String,
    version: { type: Number, required },
    members: [
      new Schema<Member>(
        {
          id: { type: Number, required },
          role: { type: String, required, enum: ROLES },
          isDisabled: { type: Boolean, required },
        },
        { _id: false, id: false },
      ),
    ],
  },
  { collection: 'team', versionKey: false },
);

export const teamModel = modelOf('Team', schema);
