import type { CaseGroup } from '../testing/conformance-case.ts';
declare const groups: CaseGroup[];
export default groups;
