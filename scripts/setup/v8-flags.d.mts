export declare const V8_FLAGS: string[];
