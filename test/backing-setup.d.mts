export default function run(): Promise<void>;
