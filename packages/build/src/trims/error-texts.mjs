/** Stands in for the federation runtime's error texts: its errors keep their code and the link that explains it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
