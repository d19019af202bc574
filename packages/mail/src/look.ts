/** The brand's look as far as mail programs can show it: no fonts of our own, and no pictures but of what was bought, which a mail reads well without. */
export const color = {
  ground: '#FBEFD9',
  cream: '#FFF9EE',
  paper: '#FFFFFF',
  bark: '#2A1A0E',
  onDark: '#FBEFD9',
  honey: '#8F5600',
  amber: '#F2A81D',
  ink: '#2E1D10',
  soft: '#654A35',
  line: '#EBDBC0',
} as const;

export const serif = "Georgia,'Times New Roman',serif";
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
